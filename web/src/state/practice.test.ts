import { expect, test, vi } from 'vitest';
import type { Info } from '../wire';
import { practise } from './practice';
import { tables } from './tables.svelte';

vi.mock('./tables.svelte', () => ({ tables: { create: vi.fn() } }));
vi.mock('../transport/api', () => ({ api: { games: () => Promise.resolve({ bots: [{ id: 'steady' }] }) } }));
vi.mock('./bots', () => ({ usualBot: ({ bots }: { bots: { id: string }[] }) => bots[0]?.id }));

const info = {
  id: 'here-1',
  game: 'toy',
  edition: 'plain',
  options: { rounds: 3 },
  content: null,
  players: 3,
  you: [1],
  seats: [
    { seat: 0, kind: 'bot', bot: 'clever' },
    { seat: 1, kind: 'person', bot: null },
    { seat: 2, kind: 'person', bot: null },
  ],
} as unknown as Info;

test('a table to try something at has me where I sat, the same bots, and a bot for everybody else', async () => {
  await practise(info, 'position');
  expect(vi.mocked(tables.create)).toHaveBeenCalledWith(
    {
      game: 'toy',
      players: 3,
      edition: 'plain',
      options: { rounds: 3 },
      start: 'position',
      seats: [{ kind: 'bot', bot: 'clever' }, { kind: 'me' }, { kind: 'bot', bot: 'steady' }],
      clock: { kind: 'none' },
      open: false,
    },
    'device',
  );
});

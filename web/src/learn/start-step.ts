/* The table of a step: a real one that starts where the step does, against the weakest bots, and that counts for nothing. */

import { valueText } from '../i18n/words';
import { weakestBot } from '../state/bots';
import { layTable } from '../state/lay-table';
import { api } from '../transport/api';
import type { Done } from '../transport/link';
import type { Step } from './lesson-text';

export async function startStep(step: Step): Promise<Done> {
  const game = step.header.get('game') ?? '';
  const { games, bots } = await api.games();
  const known = games.find((one) => one.id === game);
  const bot = weakestBot(bots);
  if (!known || bot === undefined) return { ok: false, code: 'unknown' };
  const players = (step.header.get('seats') ?? '').split('|').length;
  const written = (step.header.get('options') ?? '').split(' ').filter(Boolean);
  const options = written.flatMap((item) => {
    const [name = '', text = ''] = item.split('=');
    const values = known.options.find((option) => option.name === name)?.values ?? [];
    const value = values.find((one) => valueText(one) === text);
    return value === undefined ? [] : [[name, value] as const];
  });
  const edition = step.header.get('edition');
  return layTable({
    game,
    players,
    ...(edition === undefined ? {} : { edition }),
    options: Object.fromEntries(options),
    start: step.header.get('start') ?? '',
    seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot }) as const)],
  });
}

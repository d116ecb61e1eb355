import { addMessages } from '../../../i18n/language.svelte';
import type { Pack } from '../../../transport/api';
import type { PackForm } from '../../game';
import { faultsOf } from './check';
import Editor from './Editor.svelte';
import { complete, type WoodPack } from './pack';

await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));
await addMessages(
  import.meta.glob('/src/games/woodcraft_roll/cards/messages/*.ftl', { query: '?raw', import: 'default' }),
);

/** The packs that come with the game, each as a file of its own: only the one that is asked for is fetched. */
const own = import.meta.glob<Pack>('../../../../../src/rollwright/games/woodcraft_roll/workshop-*.json', {
  import: 'default',
});

export const form: PackForm = {
  theme: 'wood',
  async own(name) {
    const path = Object.keys(own).find((one) => one.endsWith(`/${name}.json`)) ?? Object.keys(own).sort().at(-1);
    return own[path ?? '']!();
  },
  blank: (pack) => ({ ...pack, name: '', version: 1, orders: [] }),
  complete: (typed, standIn) =>
    complete(typed as unknown as WoodPack, standIn as unknown as WoodPack | null) as unknown as Pack,
  faults: faultsOf,
  Editor,
};

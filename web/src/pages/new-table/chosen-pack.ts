/* The content pack that a new table is to be played with. */

import { loadPackForm } from '../../games/registry';
import { type Draft, Drafts, packHash, packName, packVersion } from '../../state/drafts.svelte';
import { deliverPack } from '../../state/packs';
import type { Host } from '../../state/tables.svelte';
import type { Delivered, GameInfo } from '../../transport/api';
import type { PackInfo } from '../../wire';

export interface ChosenPack extends PackInfo {
  /** Its JSON, for whoever hosts the table. */
  readonly text: string;
  /** Who has it already, and found nothing wrong with it. */
  readonly judgedBy?: Host;
  /** Where it is being typed on this device. */
  readonly draft?: Draft;
}

/** Hands the pack to who is to host the table. Of a pack that is being typed, a server keeps what came last. */
export async function deliver(game: string, pack: ChosenPack, host: Host): Promise<Delivered> {
  const delivered = await deliverPack(game, pack.text, host, pack.draft?.sent);
  if (pack.draft && host === 'server' && 'pack' in delivered)
    new Drafts(game).change(pack.draft.id, { sent: delivered.pack.hash });
  return delivered;
}

/** What is being typed on this device and can be played with already, the latest first. */
export async function packsOfDrafts(game: GameInfo): Promise<ChosenPack[]> {
  const drafts = new Drafts(game.id).all;
  const form = drafts.length ? await loadPackForm(game.id) : null;
  if (!form) return [];
  const own = await form.own(game.content);
  const whole = ({ typed, filled }: Draft) => form.complete(typed, filled ? own : null);
  return drafts
    .map((draft) => ({ draft, pack: whole(draft) }))
    .filter(({ pack }) => !form.faults(pack).length && packHash(pack) !== packHash(own))
    .map(({ draft, pack }) => ({
      draft,
      hash: packHash(pack),
      name: packName(pack),
      version: packVersion(pack),
      text: JSON.stringify(pack),
    }));
}

export async function packOfDraft(game: GameInfo, id: string): Promise<ChosenPack | null> {
  return (await packsOfDrafts(game)).find(({ draft }) => draft?.id === id) ?? null;
}

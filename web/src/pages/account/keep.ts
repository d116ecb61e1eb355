/* Keeping one's games by a passkey on this device: the browser's own sheet is all that is asked. */

import { addMessages } from '../../i18n/language.svelte';
import { accountApi } from '../../transport/account';
import { createPasskey } from '../../transport/passkeys';
import { thisDevice } from './words';

/** The words of the pages of an account. */
export function accountWords(): Promise<void> {
  return addMessages(import.meta.glob('/src/pages/account/messages/*.ftl', { query: '?raw', import: 'default' }));
}

export async function keepByPasskey(ticket: string): Promise<void> {
  const made = await createPasskey(await accountApi.beginPasskey(ticket));
  await accountApi.keepPasskey(made, thisDevice(), ticket);
}

/* What the pages of an account say in more than one place. */

import { currentLocale, t } from '../../i18n/language.svelte';
import { ApiError } from '../../transport/api';
import { toast } from '../../ui/toasts.svelte';
import { agentOf } from './device-name';

/** What this browser is called, in the words of its owner. */
export function thisDevice(): string {
  const { browser, system } = agentOf(navigator.userAgent);
  return browser && system ? t('account-agent', { browser, system }) : browser || system;
}

/** A day, with its year where that isn't this one. */
export function dayText(at: number): string {
  const day = new Date(at);
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return day.toLocaleDateString(currentLocale(), { day: 'numeric', month: 'long', year });
}

/** Says why something did not come about; nothing where the person has closed the browser's own sheet. */
export function tellFault(error: unknown): void {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return;
  if (name === 'InvalidStateError') toast('bad', t('account-fault'), t('account-fault-taken'));
  else if (name) toast('bad', t('account-fault'), t('account-fault-browser'));
  else toast('bad', t('account-fault'), faultText(error instanceof ApiError ? error : null));
}

function faultText(error: ApiError | null): string {
  switch (error?.code) {
    case 'passkey':
      return t('account-fault-passkey');
    case 'cloned':
      return t('account-fault-cloned');
    case 'taken':
      return t('account-fault-taken');
    case 'many':
      return t('account-fault-many');
    case 'code':
      return t('account-fault-code');
    case 'limit':
      return t('account-fault-limit');
    case 'invalid':
      return t('account-fault-address');
    default:
      return t('nack-unavailable');
  }
}

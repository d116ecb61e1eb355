/* The studies that are kept in this browser, the latest first. */

import { load, save } from '../../state/storage';

const KEY = 'rw.studies';
/** As much as fits beside all else that a browser keeps for a page. */
const MOST = 60;

export interface KeptStudy {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  /** When it was changed last. */
  readonly at: number;
  readonly text: string;
}

export function keptStudies(): readonly KeptStudy[] {
  return load<readonly KeptStudy[]>(KEY) ?? [];
}

export function keepStudy(study: KeptStudy): void {
  save(KEY, [study, ...keptStudies().filter((one) => one.id !== study.id)].slice(0, MOST));
}

export function forgetStudy(id: string): void {
  save(
    KEY,
    keptStudies().filter((one) => one.id !== id),
  );
}

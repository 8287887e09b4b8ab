import type { Lang } from '@diyar/messages/messages';
import { addressAt } from './paths.ts';

/** Addresses of the pages on which units are set and closed; apart from `paths`, which every page loads. */
export function boardPaths(lang: Lang) {
  return {
    board: () => addressAt(lang, '/dashboard/reservations/board'),
    settings: (unit?: string) => addressAt(lang, '/dashboard/home/unit-settings', { unit }),
  };
}

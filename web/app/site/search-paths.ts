import type { Lang } from '@diyar/messages/messages';
import { addressAt } from './paths.ts';

/** Addresses of saved searches; apart from `paths`, which every page loads. */
export function searchPaths(lang: Lang) {
  return { saved: () => addressAt(lang, '/dashboard/searches') };
}

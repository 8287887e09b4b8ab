import type { Lang } from '@diyar/messages/messages';
import { addressAt, type QueryValues } from './paths.ts';

/** Addresses of leads; apart from `paths`, which every page loads. */
export function leadPaths(lang: Lang) {
  return { leads: (query?: QueryValues) => addressAt(lang, '/dashboard/leads', query) };
}

import type { Lang } from '@diyar/messages/messages';
import { addressAt, paths, type QueryValues } from './paths.ts';

/** Addresses of leads and of the messages of a booking; apart from `paths`, which every page loads. */
export function leadPaths(lang: Lang) {
  return {
    leads: (query?: QueryValues) => addressAt(lang, '/dashboard/leads', query),
    messages: (reservation: string) => `${paths(lang).reservation(reservation)}#messages`,
  };
}

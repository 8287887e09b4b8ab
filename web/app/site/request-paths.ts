import type { Lang } from '@diyar/messages/messages';
import { addressAt, type QueryValues } from './paths.ts';

/** Addresses of requests and of those that fit an advertiser's units; apart from `paths`, which every page loads. */
export function requestPaths(lang: Lang) {
  return {
    requests: (query?: QueryValues) => addressAt(lang, '/requests', query),
    request: (id: string) => addressAt(lang, `/request-details/${encodeURIComponent(id)}`),
    /** `copy` is the request that a changed copy is made of. */
    add: (query?: { copy?: string | undefined }) => addressAt(lang, '/add-request', query),
    own: (query?: QueryValues) => addressAt(lang, '/dashboard/requests', query),
    answers: (id: string) => addressAt(lang, `/dashboard/requests/${encodeURIComponent(id)}`),
    marketing: (query?: QueryValues) => addressAt(lang, '/dashboard/marketing', query),
    console: () => addressAt(lang, '/admin/requests'),
  };
}

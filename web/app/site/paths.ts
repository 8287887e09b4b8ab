import type { AdsQuery } from '@diyar/contract/finding/search';
import { landingPath } from '@diyar/contract/site/landings';
import type { Period } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';

export type QueryValues = Record<string, string | number | boolean | null | undefined>;
/** Filters of the ad list as they stand in the address; lists joined by comma, flags as "1". */
export type ResultsQuery = { [K in keyof AdsQuery]?: string | number | undefined };

/** "?a=1&b=2" without empty values, or nothing. Commas of lists stay readable. */
function queryText(values: QueryValues | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    params.set(name, value === true ? '1' : String(value));
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** An address of the site in a language; for `paths` here and the files of addresses beside it alone. */
export function addressAt(lang: Lang, path: string, query?: QueryValues): string {
  return `${rooted(lang, path)}${queryText(query)}`;
}

/** The one author of the site's addresses: Arabic without prefix, English under /en. */
export function paths(lang: Lang) {
  const at = (path: string, query?: QueryValues) => addressAt(lang, path, query);
  const reservation = (id: string) => `/dashboard/reservations/${encodeURIComponent(id)}`;
  return {
    home: () => at('/'),
    results: (query?: ResultsQuery) => at('/all_deals', query),
    /** The same search on a map. */
    map: (query?: ResultsQuery) => at('/map', query),
    /** One kind of letting in one city, a page of its own to search engines. */
    landing: (page: { city: string; category: string; period: Period }) => at(landingPath(page)),
    /** An ad's page; on it the key of a private link, or the period and dates that were searched for. */
    details: (id: string, query?: QueryValues) => at(`/details/${encodeURIComponent(id)}`, query),
    /** Ads beside each other; `only` says that it shows what differs alone. */
    compare: (ads: readonly string[], only?: 'differences') => at('/compare', { ads: ads.join(','), only }),
    /** The booking steps; the stay chosen so far travels in the query. */
    book: (id: string, query?: QueryValues) => at(`/details/${encodeURIComponent(id)}/book`, query),
    signIn: (query?: { returnTo?: string | undefined }) => at('/sign-in', query),
    reservations: (query?: QueryValues) => at('/dashboard/reservations', query),
    reservation: (id: string) => at(reservation(id)),
    /** Where a booking is paid; `by` is the way that is shown first. */
    payment: (id: string, by?: 'stc') => at(`${reservation(id)}/payment`, { by }),
    paymentReturn: (id: string) => at(`${reservation(id)}/payment/return`),
    favourites: (query?: QueryValues) => at('/dashboard/my_favorites', query),
    /** Favourites of a visitor, kept on this device alone. */
    kept: (query?: QueryValues) => at('/favourites', query),
    myInfo: () => at('/dashboard/my_info'),
    report: (id: string) => at(`/details/${encodeURIComponent(id)}/report`),
    reports: (query?: QueryValues) => at('/dashboard/reports', query),
    profile: (id: string, query?: QueryValues) => at(`/profile/${encodeURIComponent(id)}`, query),
    verified: (query?: QueryValues) => at('/verified-advertisers', query),
    terms: () => at('/terms_of_use'),
    serviceAgreement: () => at('/term-of-service-agreement'),
    /** A content page by its slug: about, privacy-policy … */
    page: (slug: string) => at(`/${encodeURIComponent(slug)}`),
    contact: (query?: QueryValues) => at('/contact-us', query),
    notFound: () => at('/404'),
  };
}

function rooted(lang: Lang, path: string): string {
  if (lang === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The same page in a language, whichever it stands in now; query and hash stay. */
export function switchLang(address: string, lang: Lang): string {
  const end = address.search(/[?#]/);
  const pathname = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  const bare = pathname.replace(/^\/en(?=\/|$)/, '');
  return `${rooted(lang, bare === '' ? '/' : bare)}${rest}`;
}

/** Where sign-in may send someone back to: an address of this site only, never another's (open redirect). */
export function safeReturnTo(value: string | null, lang: Lang): string {
  if (value === null || !/^\/(?![/\\])/.test(value)) return paths(lang).home();
  return /[\\\t\r\n]/.test(value) ? paths(lang).home() : value;
}

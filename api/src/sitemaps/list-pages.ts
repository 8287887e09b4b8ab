import { riyadhDate } from '@diyar/contract/values/riyadh';
import { pagePath } from '@diyar/contract/words/page-words';
import { LANGS, type Lang } from '@diyar/messages/messages';
import { landingPaths } from '../landings/list-landings.ts';
import type { Reader } from '../platform/db/database.ts';
import { MOST_OF_PART, type NumberRange } from './number-range.ts';
import {
  findContentPages,
  findDistrictCities,
  findListedAds,
  findListedAdvertisers,
  findListedRequests,
  type ListedAd,
} from './sitemap.queries.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Rows read at once: few enough to hold, enough to be quick. */
const BATCH = 1_000;

/** Reads what anyone may see, from wherever the caller is to read it. */
export type Read = <T>(work: (reader: Reader) => Promise<T>) => Promise<T>;

/** The newest requests that the sitemap lists: older ones leave soon. */
const MOST_REQUESTS = 5_000;

/** The site's own pages, the requests on show and the content pages in force. */
export async function listSitePages(read: Read, now: Date): Promise<SitemapPage[]> {
  const contents = await read((reader) => findContentPages(reader, riyadhDate(now)));
  const requests = await read((reader) => findListedRequests(reader, now, MOST_REQUESTS));
  return [
    { path: '/', langs: LANGS },
    { path: '/all_deals', langs: LANGS },
    { path: '/verified-advertisers', langs: LANGS },
    { path: '/map', langs: LANGS },
    { path: '/requests', langs: LANGS },
    { path: '/help', langs: LANGS },
    ...requests.map(({ number, lang, published_at }) => ({
      path: `/request-details/${number}`,
      langs: [lang],
      changedOn: riyadhDate(published_at),
    })),
    ...contents.map(({ slug, effective_from }) => ({
      path: pagePath(slug),
      langs: LANGS,
      changedOn: effective_from,
    })),
  ];
}

/** Where ads are on show. */
export interface LivePlaces {
  cities: ReadonlyMap<string, number>;
  districts: ReadonlyMap<string, number>;
  categories: readonly { city: string; category: string }[];
}

/** The searches that are pages of their own, where they find something: cities, their categories, their districts. */
export async function listSearchPages(read: Read, live: LivePlaces): Promise<SitemapPage[]> {
  const cities = [...live.cities].flatMap(([city, ads]) => (ads > 0 ? { city } : []));
  const districts = (await read(findDistrictCities)).filter(
    ({ district }) => (live.districts.get(district) ?? 0) > 0,
  );
  const searches: Record<string, string>[] = [
    ...cities,
    ...live.categories,
    ...districts.map(({ city, district }) => ({ city, district })),
  ];
  return searches.map((search) => ({ path: `/all_deals?${new URLSearchParams(search)}`, langs: LANGS }));
}

/** One list of pages, by ranges of public numbers: what may be found now, and the page of each. */
interface Numbered<T extends { number: number }> {
  find(reader: Reader, range: NumberRange, limit: number, today: string): Promise<T[]>;
  pageOf(found: T): SitemapPage;
}

/**
 * The pages of a range of public numbers as they stand at this moment; a batch at a time, so that a part is on its way
 * before it is read whole.
 */
async function* listNumbered<T extends { number: number }>(
  { find, pageOf }: Numbered<T>,
  read: Read,
  range: NumberRange,
  now: Date,
): AsyncGenerator<SitemapPage[]> {
  const today = riyadhDate(now);
  let { from } = range;
  for (let listed = 0; listed < MOST_OF_PART; listed += BATCH) {
    const start = from;
    const found = await read((reader) => find(reader, { from: start, to: range.to }, BATCH, today));
    yield found.map(pageOf);
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    from = last.number + 1;
  }
}

/** The ads anyone may find, of a range of public numbers. Ads by link are never among them. */
export function listAdPages(read: Read, range: NumberRange, now: Date): AsyncGenerator<SitemapPage[]> {
  return listNumbered({ find: findListedAds, pageOf: adPageOf }, read, range, now);
}

/** The advertisers with an ad that anyone may find, of a range of public numbers. */
export function listAdvertiserPages(
  read: Read,
  range: NumberRange,
  now: Date,
): AsyncGenerator<SitemapPage[]> {
  const pageOf = ({ number }: { number: number }) => ({ path: `/profile/${number}`, langs: LANGS });
  return listNumbered({ find: findListedAdvertisers, pageOf }, read, range, now);
}

/** A page in a language is one whose title is written in it; the other language only leads there. */
function adPageOf({ number, has_ar, has_en, changed_at }: ListedAd): SitemapPage {
  const exists: Record<Lang, boolean> = { ar: has_ar, en: has_en };
  return {
    path: `/details/${number}`,
    langs: LANGS.filter((lang) => exists[lang]),
    changedOn: riyadhDate(changed_at),
  };
}

/** The pages of one kind of letting in one city each, where there are any. Reads every ad. */
export async function listLandingPages(reader: Reader, now: Date): Promise<SitemapPage[]> {
  return (await landingPaths(reader, now)).map((path) => ({ path, langs: LANGS }));
}

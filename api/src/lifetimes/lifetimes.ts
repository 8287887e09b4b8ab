const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** For how long what is kept in a process, or by caches outside, may be shown, in milliseconds. */
export const LIFETIMES = {
  /** A public page, as rendered. */
  page: 375,
  /** An answer of the API that pages are made of. */
  pageAnswer: 375,
  /** Rows of ads: kept until they change, and not used when all changes of longer ago than this have not been told of. */
  changesOfAds: 240,
  /** The columns that searches read: nobody is answered from what was heard of them longer ago. */
  searchColumns: 900,
  /** Prices of like ads: a market's figure does not move in a minute, and costs as much to read as the rest of an ad's page. */
  priceLevels: MINUTE,
  /** Cities whose rents are frozen, which every page of an ad asks for. */
  rentFreezes: MINUTE,
  /** Figures of business policy that callers are counted by. */
  limitFigures: 30 * SECOND,
  /** Which versions of the terms people have to accept: asked before every write. */
  neededTerms: SECOND,
  /** The marketplace in numbers, on the page for offices: counting takes a moment of everybody's. */
  siteNumbers: 10 * MINUTE,
  /** Names that typed text is read by, and how many ads each has: renewed behind whoever asks. */
  lexicon: 10 * MINUTE,
  /** Which landing pages there are: renewed behind whoever asks, since telling reads every ad. */
  landings: 10 * MINUTE,
  /** Cities and categories with ads, and landing pages, in the sitemap: counting takes a moment of everybody's. */
  sitemapPlaces: HOUR,
  /** A page with ads, and an answer of the API for everybody, in a shared cache outside; web/app/routes/headers.ts says it of pages. */
  sharedPage: SECOND,
  /** A page of the site's own text there; said there too. */
  sharedTextPage: MINUTE,
  /** A shared cache may answer once more with a page whose time is over while it asks for the new one; said there too. */
  sharedTextPageRenewal: 10 * MINUTE,
} as const;

/**
 * The longest that a visitor can wait for a change that was committed, in milliseconds, beside the time that answering takes and a
 * replica's lag (DATABASE_REPLICA_LAG_SECONDS). What is renewed behind whoever asks is older when nobody asked meanwhile.
 */
export const LONGEST_WAITS = {
  /** An ad that is hidden, and all that its own page says of it. */
  adPage: LIFETIMES.changesOfAds + LIFETIMES.pageAnswer + LIFETIMES.page,
  /** A list, map or count, as the API answers it. */
  search: LIFETIMES.searchColumns,
  /** A page with a list, map or count. */
  searchPage: LIFETIMES.searchColumns + LIFETIMES.pageAnswer + LIFETIMES.page,
  /** Prices of like ads, beside a price on an ad's page. */
  priceLevels: LIFETIMES.priceLevels + LIFETIMES.pageAnswer + LIFETIMES.page,
  /** A rent freeze that an operator sets or lifts, on the pages of ads. */
  rentFreezes: LIFETIMES.rentFreezes + LIFETIMES.pageAnswer + LIFETIMES.page,
  /** A content page or help article that an operator publishes, and what the site says of itself: title, look, announcement. */
  contentPage: LIFETIMES.pageAnswer + LIFETIMES.page,
  siteSettings: LIFETIMES.pageAnswer + LIFETIMES.page,
  neededTerms: LIFETIMES.neededTerms,
  siteNumbers: LIFETIMES.siteNumbers + LIFETIMES.pageAnswer + LIFETIMES.page,
  limitFigures: LIFETIMES.limitFigures,
  /** A city with its first ad, among suggestions. */
  lexicon: LIFETIMES.lexicon + LIFETIMES.searchColumns,
  /** A landing page, among the links of a page. */
  landings: LIFETIMES.landings + LIFETIMES.pageAnswer + LIFETIMES.page,
  sitemapPlaces: LIFETIMES.sitemapPlaces + LIFETIMES.searchColumns,
} as const;

/**
 * Wait that a shared cache outside adds to a page with ads, and to what strangers read of the API. Caches count whole seconds, so that the last of them may be begun when
 * the page is a second old; what is over they never show (RFC 9111, 5.2.2.10).
 */
export const SHARED_PAGE_WAIT = LIFETIMES.sharedPage + SECOND;

/** Wait that it adds to a page of the site's own text: its own lifetime, and the visit it answers while it renews. */
export const SHARED_TEXT_PAGE_WAIT = LIFETIMES.sharedTextPage + LIFETIMES.sharedTextPageRenewal;

/** `Cache-Control` of files of ours, by how long they may be kept without asking. */
export const CACHE_CONTROL = {
  /** The address changes with the contents. */
  forGood: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600',
  /** A picture under an address that says nothing of its contents. */
  fiveMinutes: 'public, max-age=300',
  /** An answer that is for everybody, as pages with ads are: a browser asks each time, and shared caches once a second. */
  sharedSecond: 'public, max-age=0, s-maxage=1',
  /** Kept, and asked for again before it is shown, also by shared caches. */
  askAgain: 'public, no-cache',
} as const;

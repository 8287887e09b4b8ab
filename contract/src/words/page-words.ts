/** Topics of help articles, in the order in which they are listed. */
export const HELP_TOPICS = ['booking', 'money', 'advertising', 'account'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Slugs of help articles begin so; their pages stand under /help. */
const HELP_PREFIX = 'help-';

export const isHelpSlug = (slug: string) => slug.startsWith(HELP_PREFIX);
export const helpSlugOf = (name: string) => `${HELP_PREFIX}${name}`;

/** The part of an article's address after /help/. */
export const helpNameOf = (slug: string) => slug.slice(HELP_PREFIX.length);

/** The address of a page without its language. */
export const pagePath = (slug: string) => (isHelpSlug(slug) ? `/help/${helpNameOf(slug)}` : `/${slug}`);

/** Pages that people agree to when they open an account, and of which a new version may ask for it again. */
export const AGREEMENT_SLUGS = ['terms_of_use', 'privacy-policy', 'term-of-service-agreement'] as const;

/** Pages that routes of their own show, written like all others. */
export const PAGES_WITH_ROUTES = ['terms_of_use', 'term-of-service-agreement', 'business'] as const;

/**
 * First parts of addresses that are the site's own: a page with such a slug would never be seen. A test holds the list to the
 * routes of the site and of the server.
 */
export const RESERVED_SLUGS: readonly string[] = [
  '404',
  '_dev',
  'add-real-estate',
  'add-request',
  'addunit',
  'admin',
  'all_deals',
  'api',
  'assets',
  'compare',
  'contact-us',
  'csp-reports',
  'dashboard',
  'details',
  'en',
  'favourites',
  'features',
  'healthz',
  'help',
  'home',
  'host',
  'map',
  'media',
  'metrics',
  'new',
  'payment',
  'price-lists',
  'profile',
  'readyz',
  'rent',
  'report',
  'unsubscribe',
  'request-details',
  'requests',
  'robots',
  'sandbox-gateway',
  'sign-in',
  'sitemap',
  'verified-advertisers',
];

/** Latin words in small letters, joined by "-" or "_". */
export const SLUG_FORM = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
export const MOST_SLUG = 60;

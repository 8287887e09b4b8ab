/** Addresses that are no public page: calls, pages of one person, and the steps of a booking. */
const NOT_TO_READ = [
  '/api/',
  '/admin',
  '/dashboard',
  '/favourites',
  '/sign-in',
  '/payment/',
  '/add-request',
  '/add-real-Estate',
  '/addunit',
  '/details/*/book',
];

/** Addresses robots are asked to leave alone, in both languages, and the sitemap's. Ads by link are left out too. */
export function robotsOf(origin: string): string {
  const addresses = NOT_TO_READ.flatMap((path) => (path === '/api/' ? [path] : [path, `/en${path}`]));
  return [
    'User-agent: *',
    ...addresses.map((path) => `Disallow: ${path}`),
    // The key of an ad by link.
    'Disallow: /*?k=',
    'Disallow: /*&k=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

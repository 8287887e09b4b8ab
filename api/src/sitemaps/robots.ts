/** Addresses that are nobody's page: calls, what belongs to one person, and the steps of a booking. */
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

/** What robots are asked to leave alone, in both languages, and where the sitemap is. An ad by link is told by no robot. */
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

/**
 * A public page that shows ads, or what depends on them: the same for everyone. A shared cache answers with it for a second, so that
 * a crowd's question reaches a server once, and never with one that is over; a browser asks each time (decision 110).
 */
export function publicPageHeaders() {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=1' };
}

/** A page of the site's own text, without an ad: fresh enough after a minute, served stale while a cache asks again. */
export function textPageHeaders() {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
}

/** A page of a search: public, but for one around a place, which is of no use to others and nobody's business. */
export function searchPageHeaders({ loaderHeaders }: { loaderHeaders: Headers }) {
  const own = loaderHeaders.get('Cache-Control');
  return own === null ? publicPageHeaders() : { 'Cache-Control': own };
}

/** A page that belongs to one person: kept by nobody, found by no search engine. */
export function privatePageHeaders() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
}

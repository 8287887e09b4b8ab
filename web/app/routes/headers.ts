/** A public page: the same for everyone, fresh enough after a minute, served stale while a cache asks again. */
export function publicPageHeaders() {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
}

/** A page that belongs to one person: kept by nobody, found by no search engine. */
export function privatePageHeaders() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
}

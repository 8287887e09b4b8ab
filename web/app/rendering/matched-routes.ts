import type { EntryContext } from 'react-router';

const kept = new Map<string, EntryContext['manifest']>();

/**
 * The site's table of routes with those of one page alone: of every route it is given, the router makes an object and a
 * pattern for each page (measured: a twentieth of an ad's). Browsers are given the whole table.
 */
export function matchedRoutes({
  manifest,
  staticHandlerContext: { matches },
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): EntryContext['manifest'] {
  const ids = matches.map(({ route }) => route.id);
  const key = [manifest.version, ...ids].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  const matched = { ...manifest, routes };
  kept.set(key, matched);
  return matched;
}

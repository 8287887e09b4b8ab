import type { EntryContext } from 'react-router';

const kept = new Map<string, EntryContext['manifest']>();

/**
 * Returns the site's manifest of routes with those of one page alone. The router makes an object and a pattern of every route
 * it is given, anew for each page it renders. Browsers get the whole manifest.
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

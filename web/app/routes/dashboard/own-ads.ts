import { redirect } from 'react-router';
import { langOf } from '../../i18n/lang.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import type { Route } from './+types/own-ads.ts';

/** The list of one's own ads stands among the properties. */
export function loader({ url }: Route.LoaderArgs) {
  const state = url.searchParams.get('state');
  return redirect(supplyPaths(langOf(url.pathname)).properties({ state }), 301);
}

import { redirect } from 'react-router';
import { langOf } from '../../i18n/lang.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import type { Route } from './+types/bare.ts';

/** The dashboard begins with its home page. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(deskPaths(langOf(url.pathname)).home());
}

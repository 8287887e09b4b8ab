import { redirect } from 'react-router';
import { langOf } from '../../i18n/lang.ts';
import { paths } from '../../site/paths.ts';
import type { Route } from './+types/unknown.ts';

/** Any other dashboard path goes to /404 (brief 2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(paths(langOf(url.pathname)).notFound());
}

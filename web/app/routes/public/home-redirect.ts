import { redirect } from 'react-router';
import { langOf } from '../../i18n/lang.ts';
import { paths } from '../../site/paths.ts';
import type { Route } from './+types/home-redirect.ts';

/** /home is / (brief 2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(paths(langOf(url.pathname)).home(), 301);
}

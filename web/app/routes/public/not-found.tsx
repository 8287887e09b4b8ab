import { data } from 'react-router';
import { NotFoundView } from '../../layout/error-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/not-found.ts';

/** /404 and every address nobody knows: HTTP 404, in place. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.shell.errors.notFoundTitle, noindex: true });

export default function NotFoundPage() {
  return <NotFoundView />;
}

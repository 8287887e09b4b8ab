import { AnswersPage } from '../../features/own-requests/answers-page.tsx';
import { OwnRequestsPage } from '../../features/own-requests/own-requests-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/requests.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.ownRequests.title, noindex: true });

/** My requests, or the answers to one of them. */
export default function Requests({ params }: Route.ComponentProps) {
  return params.id === undefined ? <OwnRequestsPage /> : <AnswersPage id={params.id} />;
}

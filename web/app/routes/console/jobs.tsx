import { JobsPage } from '../../features/console/jobs/jobs-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/jobs.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleJobs.title, noindex: true });

export default function Jobs() {
  return <JobsPage />;
}

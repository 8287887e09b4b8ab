import { REPORT_KINDS } from '@diyar/contract/words/report-words';
import { data, useSearchParams } from 'react-router';
import { ReportPage } from '../../features/reports/report-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/report-thing.ts';

const kindOf = (word: string) => REPORT_KINDS.find((kind) => kind === word && kind !== 'ad');

/** Answers 404 in place for what cannot be reported. */
export function loader({ params }: Route.LoaderArgs) {
  const kind = kindOf(params.kind);
  if (kind === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return { kind };
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, {
    title: (messages) => messages.reports.askTitles[kindOf(input.params.kind) ?? 'account'],
    noindex: true,
  });

export default function ReportThing({ loaderData: { kind }, params: { id } }: Route.ComponentProps) {
  const ad = useSearchParams()[0].get('ad');
  return <ReportPage thing={{ kind, id, ...(ad !== null && { ad }) }} />;
}

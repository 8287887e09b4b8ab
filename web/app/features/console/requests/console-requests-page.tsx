import type { ConsoleRequest } from '@diyar/contract/finding/request-answers';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { DIR_OF, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { paths } from '../../../site/paths.ts';
import { requestPaths } from '../../../site/request-paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { RequestBadges, RequestSummary } from '../../requests/request-summary.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { RequestDecisionForm } from './request-decision-form.tsx';

/** Requests that no operator has looked at yet: what they say, and beside it the decision. */
export function ConsoleRequestsPage() {
  const t = useTranslations('consoleRequests');
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="text-soft">{t('intro')}</p>
      </div>
      <Waiting />
    </div>
  );
}

function Waiting() {
  const t = useTranslations('consoleRequests');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-requests'],
    queryFn: () => call(() => callApi('GET /api/v1/console/requests')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="door" title={t('none')} text={t('noneText')} />;
  return (
    <ul className="grid gap-4">
      {data.items.map((request) => (
        <Card as="li" key={request.id} className="grid gap-6 p-5 lg:grid-cols-[1fr_22rem]">
          <Asked request={request} />
          <RequestDecisionForm id={request.id} onDone={() => void refetch()} />
        </Card>
      ))}
    </ul>
  );
}

function Asked({ request }: { request: ConsoleRequest }) {
  const t = useTranslations('consoleRequests');
  const lang = useLang();
  const { account } = request;
  return (
    <div className="grid content-start gap-3">
      <RequestBadges request={request} />
      <h2 lang={request.lang} dir={DIR_OF[request.lang]} className="at-page-start text-lg font-bold">
        <a href={requestPaths(lang).request(request.id)} className="hover:underline">
          {request.title}
        </a>
      </h2>
      {request.description === null ? null : (
        <p lang={request.lang} dir={DIR_OF[request.lang]} className="at-page-start whitespace-pre-line">
          {request.description}
        </p>
      )}
      <RequestSummary request={request} />
      <p className="tabular text-sm text-soft">
        <a href={paths(lang).profile(account.id)} className="font-bold hover:underline">
          <bdi>{account.name}</bdi>
        </a>
        {' · '}
        {t('of', { count: account.requests, held: account.held })}
      </p>
    </div>
  );
}

import type { DeskQueue } from '@diyar/contract/console/console';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { moneyPaths } from '../../site/money-paths.ts';
import { paths } from '../../site/paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { useConsoleCall } from './use-operator.ts';

/** The desk follows what happens while it lies open. */
const FOLLOW_MS = 15_000;

/** The queues that wait for an operator. */
export function DeskPage() {
  const t = useTranslations('console');
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('desk')}</h1>
      <Queues />
    </div>
  );
}

function Queues() {
  const t = useTranslations('console');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'desk'],
    queryFn: () => call(() => callApi('GET /api/v1/console/desk')),
    refetchInterval: FOLLOW_MS,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.queues.length === 0)
    return <EmptyState drawing="door" title={t('deskEmpty')} text={t('deskEmptyText')} />;
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {data.queues.map((queue) => (
        <Card as="li" key={queue.key} className="relative p-5">
          <h2 className="font-bold">
            <QueueName queue={queue} />
          </h2>
          <p className="tabular text-lg">{t('waiting', { count: queue.waiting })}</p>
          {queue.oldest_at === null ? null : (
            <p className="text-xs text-soft">
              {t('waitingSince', { at: ltrText(dateTimeText(queue.oldest_at)) })}
            </p>
          )}
        </Card>
      ))}
    </ul>
  );
}

/** A queue that has a page of its own leads there. */
function QueueName({ queue }: { queue: DeskQueue }) {
  const lang = useLang();
  const to = paths(lang);
  const pages: Partial<Record<string, string>> = {
    ads: to.consoleAds(),
    revisions: to.consoleAds({ state: 'revisions' }),
    licences: to.consoleLicences(),
    reports: to.consoleReports(),
    requests: requestPaths(lang).console(),
    tickets: deskPaths(lang).consoleTickets(),
    verifications: deskPaths(lang).consoleOffices(),
    messages: deskPaths(lang).consoleMessages(),
    transfers: planPaths(lang).consoleTransfers(),
    bank_lines: planPaths(lang).consoleTransfers({ view: 'statement' }),
    refunds: moneyPaths(lang).consoleRefunds(),
    claims: planPaths(lang).consoleClaims(),
    ledger: planPaths(lang).consoleLedger(),
  };
  const page = pages[queue.key];
  if (page === undefined) return queue.title;
  return (
    <Link to={page} className="after:absolute after:inset-0 hover:underline">
      {queue.title}
    </Link>
  );
}

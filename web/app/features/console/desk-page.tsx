import type { DeskQueue } from '@diyar/contract/console/console';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { deskQuery, queuePage } from './desk-queues.ts';
import { useConsoleCall } from './use-operator.ts';

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
  const { data, error, refetch } = useQuery(deskQuery(lang, call));
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.queues.length === 0)
    return <EmptyState drawing="door" title={t('deskEmpty')} text={t('deskEmptyText')} />;
  return (
    <>
      <p className="-mt-3 text-soft">
        {t('sections.deskWaits', { count: data.queues.reduce((sum, { waiting }) => sum + waiting, 0) })}
      </p>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {data.queues.map((queue) => (
          <Card as="li" key={queue.key} className="relative flex flex-wrap items-baseline gap-x-3 p-4 md:p-5">
            <h2 className="grow font-bold">
              <QueueName queue={queue} />
            </h2>
            <p className="tabular font-bold text-gold-text">{t('waiting', { count: queue.waiting })}</p>
            {queue.oldest_at === null ? null : (
              <p className="w-full text-xs text-soft">
                {t('waitingSince', { at: ltrText(dateTimeText(queue.oldest_at)) })}
              </p>
            )}
          </Card>
        ))}
      </ul>
    </>
  );
}

/** A queue that has a page of its own leads there. */
function QueueName({ queue }: { queue: DeskQueue }) {
  const page = queuePage(queue.key, useLang());
  if (page === undefined) return queue.title;
  return (
    <Link to={page} className="after:absolute after:inset-0 hover:underline">
      {queue.title}
    </Link>
  );
}

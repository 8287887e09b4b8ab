import type { DeskQueue } from '@diyar/contract/console/console';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { useAge } from './age-text.ts';
import { ConsoleProblem } from './console-problem.tsx';
import { deskQuery, queuePage } from './desk-queues.ts';
import { useListKeys } from './use-list-keys.ts';
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
  return <QueueList queues={oldestFirst(data.queues)} />;
}

/** By how long the oldest of each waits; a queue that tells no time stands last. */
function oldestFirst(queues: readonly DeskQueue[]): DeskQueue[] {
  const since = ({ oldest_at }: DeskQueue) =>
    oldest_at === null ? Number.POSITIVE_INFINITY : Date.parse(oldest_at);
  return queues.toSorted((one, other) => since(one) - since(other));
}

function QueueList({ queues }: { queues: readonly DeskQueue[] }) {
  const t = useTranslations('console');
  const list = useRef<HTMLUListElement>(null);
  useQueueKeys(list, queues);
  return (
    <>
      <p className="-mt-3 text-soft">
        {t('sections.deskWaits', { count: queues.reduce((sum, { waiting }) => sum + waiting, 0) })}
      </p>
      <ul ref={list} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {queues.map((queue) => (
          <Card
            as="li"
            key={queue.key}
            className="relative flex flex-wrap items-baseline gap-x-3 gap-y-1 p-4 md:p-5"
          >
            <h2 className="grow font-bold">
              <QueueName queue={queue} />
            </h2>
            <p className="tabular font-bold text-gold-text">{t('waiting', { count: queue.waiting })}</p>
            {queue.oldest_at === null ? null : <Oldest at={queue.oldest_at} />}
          </Card>
        ))}
      </ul>
      <p className="hidden text-xs text-soft lg:block">
        {t.rich('sections.deskKeys', {
          kbd: (words) => (
            <kbd dir="ltr" className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans">
              {words}
            </kbd>
          ),
        })}
      </p>
    </>
  );
}

/** j and k go through the queues that have a page; Enter opens the one that is focused, as it does any link. */
function useQueueKeys(list: RefObject<HTMLUListElement | null>, queues: readonly DeskQueue[]): void {
  const lang = useLang();
  const [chosen, setChosen] = useState<string>();
  const linkOf = (key: string | undefined) => {
    const place = queues.findIndex((queue) => queue.key === key);
    return list.current?.children[place]?.querySelector('a');
  };
  useListKeys({
    keys: queues.map(({ key }) => key).filter((key) => queuePage(key, lang) !== undefined),
    chosen,
    onChoose: (key) => {
      setChosen(key);
      linkOf(key)?.focus();
    },
    onEnter: () => linkOf(chosen)?.click(),
  });
}

const DAY_MS = 86_400_000;

/** Since when the oldest waits: amber after a day, red after three. */
function Oldest({ at }: { at: string }) {
  const t = useTranslations('console');
  const age = useAge();
  const days = (Date.now() - Date.parse(at)) / DAY_MS;
  return (
    <p className="flex w-full flex-wrap items-center gap-2 text-xs text-soft">
      <Badge tone={days >= 3 ? 'danger' : days >= 1 ? 'warning' : 'neutral'} icon="clock">
        {age(at)}
      </Badge>
      {t('waitingSince', { at: ltrText(dateTimeText(at)) })}
    </p>
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

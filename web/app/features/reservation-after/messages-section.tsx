import type { MessageThread } from '@diyar/contract/booking/messages';
import type { Reservation } from '@diyar/contract/booking/reservations';
import { useEffect, useRef } from 'react';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageView } from './message-view.tsx';
import { useThread } from './use-thread.ts';
import { WaitingMessages } from './waiting-messages.tsx';

/** What guest and advertiser write to each other about a booking. */
export function MessagesSection({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingAfter.messages');
  const thread = useThread(reservation.id);
  const { data } = thread.query;
  const heading = useAnchor(data !== undefined);
  // A booking that lapsed without a word has no place for words.
  if (reservation.state === 'lapsed' && thread.items.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4 p-5 print:hidden md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} id="messages" className="scroll-mt-20 text-lg font-bold">
          {t('title', { name: reservation.other.name })}
        </h2>
        {data === undefined || data.unread === 0 ? null : (
          <Badge tone="primary">{t('unread', { count: data.unread })}</Badge>
        )}
      </div>
      <Body thread={thread} id={reservation.id} />
    </Card>
  );
}

/** Comes to the messages where the address names them: they come after their page, and the browser looked for them in vain. */
function useAnchor(isLoaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLoaded && location.hash === '#messages') heading.current?.scrollIntoView();
  }, [isLoaded]);
  return heading;
}

function Body({ thread, id }: { thread: ReturnType<typeof useThread>; id: string }) {
  const t = useTranslations();
  const { query, items } = thread;
  if (query.data === undefined && query.isError)
    return (
      <Notice
        tone="warning"
        action={
          <Button kind="secondary" onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('bookingAfter.messages.loadFailed')}
      </Notice>
    );
  if (query.data === undefined) return <Skeleton className="h-32 w-full" />;
  return (
    <>
      {items.length === 0 ? (
        query.data.writing === 'open' ? (
          <p className="text-soft">{t('bookingAfter.messages.empty')}</p>
        ) : null
      ) : (
        <List thread={thread} id={id} />
      )}
      <WaitingMessages id={id} />
      {query.data.writing === 'open' ? (
        <MessageForm id={id} thread={query.data} onSent={thread.keep} />
      ) : (
        <p className="text-sm text-soft">{t(`bookingAfter.messages.${query.data.writing}`)}</p>
      )}
      <p className="text-xs text-soft">{t('bookingAfter.messages.evidence')}</p>
    </>
  );
}

function List({ thread, id }: { thread: ReturnType<typeof useThread>; id: string }) {
  const t = useTranslations('bookingAfter.messages');
  const { items, query } = thread;
  const box = useReading(id, items.at(-1)?.position ?? 0, query.data);
  const other = query.data?.other.name ?? '';
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      aria-labelledby="messages"
      className="max-h-128 overflow-y-auto rounded-base"
    >
      {thread.hasMore ? (
        <p className="pb-3 text-center">
          <Button kind="quiet" size="small" pending={thread.isFetchingEarlier} onClick={thread.fetchEarlier}>
            {t('earlier')}
          </Button>
        </p>
      ) : null}
      <ol aria-live="polite" className="grid gap-3">
        {items.map((message) => (
          <MessageView key={message.position} id={id} message={message} other={other} />
        ))}
      </ol>
    </section>
  );
}

/** Keeps the last message in sight when it comes, and tells that it was read once it is seen. */
function useReading(id: string, last: number, thread: MessageThread | undefined) {
  const box = useRef<HTMLElement>(null);
  const unread = thread?.unread ?? 0;
  useEffect(() => {
    if (last > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  useEffect(() => {
    const seen = box.current;
    if (seen === null || unread === 0) return;
    const read = () => {
      if (document.hidden) return;
      const body = { position: last };
      // One that is lost is told again with the next look.
      callApi('PUT /api/v1/reservations/{id}/messages/reading', { params: { id }, body }).catch(() => {});
    };
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) read();
    });
    watch.observe(seen);
    document.addEventListener('visibilitychange', read);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', read);
    };
  }, [id, last, unread]);
  return box;
}

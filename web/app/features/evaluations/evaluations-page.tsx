import type { EvaluationsPage as Page } from '@diyar/contract/booking/evaluations';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { hasDraft } from './evaluation-draft.ts';
import { OwnEvaluationView } from './own-evaluation.tsx';
import { TaskCard } from './task-card.tsx';
import { useEvaluations } from './use-evaluations.ts';
import { type EvaluationList, useOlder } from './use-older.ts';

/** What waits for my evaluation, what is said of me, and what I said. */
export function EvaluationsPage() {
  const t = useTranslations();
  const { query, keep } = useEvaluations();
  const { data, isError, refetch } = query;
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <div className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('evaluations.title')}</h1>
        {data === undefined ? null : (
          <p className="text-soft">{t('evaluations.lead', { count: data.waiting.length })}</p>
        )}
        {data === undefined ? null : <Ratings page={data} />}
      </div>
      {data === undefined && isError ? (
        <Notice
          tone="warning"
          action={
            <Button kind="secondary" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('evaluations.loadFailed')}
        </Notice>
      ) : null}
      {data === undefined && !isError ? <PageSkeleton /> : null}
      {data === undefined ? null : <Lists page={data} onChange={keep} />}
    </div>
  );
}

function Ratings({ page: { as_host: host, as_guest: guest } }: { page: Page }) {
  const t = useTranslations('evaluations');
  const words = ({ average, count }: { average: number; count: number }) => ({
    average: average.toFixed(1),
    count,
  });
  return (
    <>
      {host === null ? null : <p className="font-medium">{t('asHost', words(host))}</p>}
      {guest === null ? null : <p className="font-medium">{t('asGuest', words(guest))}</p>}
    </>
  );
}

function Lists({ page, onChange }: { page: Page; onChange: (page: Page) => void }) {
  const t = useTranslations('evaluations');
  const asked = useSearchParams()[0].get('booking');
  const { waiting, received, given } = page;
  const [open, setOpen] = useState(() => asked ?? waiting.find(({ id }) => hasDraft(id))?.id ?? null);
  const [sent, setSent] = useState<string>();
  if (waiting.length + received.length + given.length === 0)
    return <EmptyState drawing="tent" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <>
      {waiting.length === 0 ? null : (
        <List title={t('waiting')}>
          <p className="text-sm text-soft">{t('blind')}</p>
          <ul className="grid gap-4">
            {waiting.map((task) => (
              <li key={task.id}>
                <TaskCard
                  task={task}
                  isOpen={open === task.id}
                  onOpen={(isOpen) => setOpen(isOpen ? task.id : null)}
                  onDone={(next) => {
                    setSent(task.id);
                    onChange(next);
                  }}
                />
              </li>
            ))}
          </ul>
        </List>
      )}
      {received.length === 0 ? null : (
        <List title={t('received')}>
          <Evaluations page={page} list="received" onChange={onChange} />
        </List>
      )}
      {given.length === 0 ? null : (
        <List title={t('given')}>
          <Evaluations page={page} list="given" sent={sent} onChange={onChange} />
        </List>
      )}
    </>
  );
}

const AT_ONCE = 10;

/** The newest first, ten at a time, to the oldest. */
function Evaluations(props: {
  page: Page;
  list: EvaluationList;
  /** The reservation whose evaluation was sent just now. */
  sent?: string | undefined;
  onChange: (page: Page) => void;
}) {
  const t = useTranslations('evaluations');
  const { page, list, sent, onChange } = props;
  const { all, hasMore, isAsking, askMore } = useOlder(page, list);
  const [shown, setShown] = useState(AT_ONCE);
  const left = all.length - shown;
  const showMore = () => {
    setShown(shown + AT_ONCE);
    if (left <= AT_ONCE && hasMore) askMore();
  };
  return (
    <>
      <ul className="grid gap-4">
        {all.slice(0, shown).map((one) => (
          <OwnEvaluationView
            key={one.id}
            evaluation={one}
            isMine={list === 'given'}
            isSent={one.id === sent}
            onChange={onChange}
          />
        ))}
      </ul>
      {left > 0 || hasMore ? (
        <div>
          <Button kind="secondary" pending={isAsking} onClick={showMore}>
            {hasMore ? t('older') : t('more', { count: left })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}

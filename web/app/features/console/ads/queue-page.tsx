import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { OpenAd } from './open-ad.tsx';
import { nextOf, type QueueKind } from './queue.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { useQueue, useQueueView } from './use-queue.ts';

/** A queue of ads: the list, and beside it the evidence and the decision of the one that is open. */
export function QueuePage({ kind }: { kind: QueueKind }) {
  const t = useTranslations('console.ads');
  const { view, show } = useQueueView();
  const { data, error, refetch } = useQueue(kind, view);
  // On a phone the open ad has the screen to itself.
  const onPhone = view.ad === undefined ? 'grid' : 'hidden lg:grid';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={`gap-1 ${onPhone}`}>
        <h1 className="text-xl font-bold">{t(kind === 'ads' ? 'title' : 'licencesTitle')}</h1>
        <p className="text-soft">{t(kind === 'ads' ? 'intro' : 'licencesIntro')}</p>
      </div>
      {data?.counts === undefined ? null : (
        <div className={onPhone}>
          <QueueFilters view={view} counts={data.counts} cities={data.cities} onShow={show} />
        </div>
      )}
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : (
        <Queue
          kind={kind}
          items={data.items}
          chosen={view.ad}
          onChoose={(ad) => show({ ad })}
          onDone={() => void refetch()}
        />
      )}
    </div>
  );
}

function Queue(props: {
  kind: QueueKind;
  items: Parameters<typeof QueueList>[0]['items'];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  onDone: () => void;
}) {
  const { kind, items, chosen, onChoose } = props;
  const t = useTranslations('console.ads');
  const panel = useRef<HTMLDivElement>(null);
  const gone = useRef(new Set<string>());
  const ids = items.map(({ id }) => id);
  useListKeys({ keys: ids, chosen, onChoose, onEnter: () => focusDecision(panel) });
  useTopOnPhone(chosen);
  if (items.length === 0 && chosen === undefined)
    return <EmptyState drawing="door" title={t('none')} text={t('noneText')} />;
  const decided = (id: string) => {
    gone.current.add(id);
    onChoose(nextOf(ids, id, gone.current));
    props.onDone();
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={`min-w-0 gap-3 ${chosen === undefined ? 'grid' : 'hidden lg:grid'}`}>
        <QueueList items={items} chosen={chosen} onChoose={onChoose} />
        <p className="hidden text-xs leading-6 text-soft lg:block">
          {t.rich(kind === 'ads' ? 'keys' : 'licenceKeys', {
            kbd: (words) => (
              <kbd dir="ltr" className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans">
                {words}
              </kbd>
            ),
          })}
        </p>
      </div>
      <div ref={panel} className="min-w-0">
        {chosen === undefined ? (
          <p className="hidden rounded-base border border-dashed border-line p-6 text-center text-soft lg:block">
            {t('choose')}
          </p>
        ) : (
          <OpenAd
            key={chosen}
            kind={kind}
            id={chosen}
            onBack={() => onChoose(undefined)}
            onDecided={() => decided(chosen)}
          />
        )}
      </div>
    </div>
  );
}

function focusDecision(panel: RefObject<HTMLDivElement | null>): void {
  panel.current?.querySelector<HTMLElement>('form input, form select, form textarea')?.focus();
}

/** On a phone the open ad takes the list's place: the page starts at its top again. */
function useTopOnPhone(chosen: string | undefined): void {
  useEffect(() => {
    if (chosen !== undefined && !matchMedia('(min-width: 64rem)').matches) window.scrollTo(0, 0);
  }, [chosen]);
}

import type { ComponentType } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { OpenAd } from './open-ad.tsx';
import type { QueueKind, QueueView } from './queue.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueFrame } from './queue-frame.tsx';
import { QueueList } from './queue-list.tsx';
import { useQueue, useQueueView } from './use-queue.ts';

interface EditsProps {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** One was decided: what counts them is asked again. */
  onDone: () => void;
}

/**
 * A queue of ads: the list, and beside it the evidence and the decision of what is open. With `edits`, the queue of edits of ads on
 * show has its tab beside the others.
 */
export function QueuePage({ kind, edits: Edits }: { kind: QueueKind; edits?: ComponentType<EditsProps> }) {
  const t = useTranslations();
  const { view, show } = useQueueView();
  const { data, error, refetch } = useQueue(kind, view);
  const areEdits = Edits !== undefined && view.state === 'revisions';
  // On a phone what is open has the screen to itself.
  const onPhone = `grid-cols-[minmax(0,1fr)] ${view.ad === undefined ? 'grid' : 'hidden lg:grid'}`;
  const intro = kind === 'ads' ? 'console.ads.intro' : 'console.ads.licencesIntro';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={`gap-1 ${onPhone}`}>
        <h1 className="text-xl font-bold">
          {t(kind === 'ads' ? 'console.ads.title' : 'console.ads.licencesTitle')}
        </h1>
        <p className="text-soft">{t(areEdits ? 'revisions.intro' : intro)}</p>
      </div>
      {data?.counts === undefined ? null : (
        <div className={onPhone}>
          <QueueFilters
            view={view}
            counts={{ ...data.counts, revisions: data.revisions }}
            cities={data.cities}
            onShow={show}
          />
        </div>
      )}
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : areEdits ? (
        <Edits chosen={view.ad} onChoose={(ad) => show({ ad })} onDone={() => void refetch()} />
      ) : (
        <Ads kind={kind} items={data.items} view={view} show={show} onDone={() => void refetch()} />
      )}
    </div>
  );
}

function Ads(props: {
  kind: QueueKind;
  items: Parameters<typeof QueueList>[0]['items'];
  view: QueueView;
  show: (changes: Partial<QueueView>) => void;
  onDone: () => void;
}) {
  const { kind, items, view, show } = props;
  const t = useTranslations('console.ads');
  const choose = (ad: string | undefined) => show({ ad });
  return (
    <QueueFrame
      ids={items.map(({ id }) => id)}
      chosen={view.ad}
      onChoose={choose}
      onDone={props.onDone}
      words={{
        none: t('none'),
        noneText: t('noneText'),
        choose: t('choose'),
        keys: kind === 'ads' ? 'keys' : 'licenceKeys',
      }}
      list={<QueueList items={items} chosen={view.ad} onChoose={choose} />}
      open={(id, ways) => <OpenAd key={id} kind={kind} id={id} {...ways} />}
    />
  );
}

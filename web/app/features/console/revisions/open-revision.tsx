import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { BeforeAfter } from './before-after.tsx';
import { RevisionDecision } from './revision-decision.tsx';
import { useRevision } from './use-revisions.ts';

/** The edit that is open: before and after, and the decision beside it. */
export function OpenRevision(props: { id: string; onBack: () => void; onDecided: () => void }) {
  const t = useTranslations('console.ads');
  const { data, error, refetch } = useRevision(props.id);
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        <span className="lg:hidden">
          <Button kind="quiet" size="small" onClick={props.onBack}>
            <Icon name="chevron" className="size-4 rotate-180" />
            {t('back')}
          </Button>
        </span>
        <BeforeAfter revision={data} />
      </div>
      {data.state === 'waiting' ? (
        <RevisionDecision
          key={data.version}
          revision={data}
          onDecided={props.onDecided}
          onStale={() => void refetch()}
        />
      ) : null}
    </div>
  );
}

import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Evidence } from './evidence.tsx';
import type { QueueKind } from './queue.ts';
import { useEvidence } from './use-queue.ts';

/** The ad that is open: its evidence, and the decision beside it. */
export function OpenAd(props: { kind: QueueKind; id: string; onBack: () => void; onDecided: () => void }) {
  const { kind, id } = props;
  const t = useTranslations('console.ads');
  const { data, error, refetch } = useEvidence(kind, id);
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  const waits = data.state === (kind === 'ads' ? 'waiting_for_approval' : 'waiting_for_verification');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        <span className="lg:hidden">
          <Button kind="quiet" size="small" onClick={props.onBack}>
            <Icon name="chevron" className="size-4 rotate-180" />
            {t('back')}
          </Button>
        </span>
        <Evidence ad={data} />
      </div>
      {waits ? (
        <DecisionForm
          key={data.version}
          kind={kind}
          ad={data}
          onDecided={props.onDecided}
          onStale={() => void refetch()}
        />
      ) : null}
    </div>
  );
}

import { useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { QueueFrame } from '../ads/queue-frame.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { OpenRevision as OpenOne } from './open-revision.tsx';
import { RevisionList } from './revision-list.tsx';
import { type OpenRevision, useRevisions } from './use-revisions.ts';

/** Edits of ads on show that wait for an operator: the list, and beside it before and after with the decision. */
export function RevisionsQueue(props: {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** One was decided: what counts them is asked again. */
  onDone: () => void;
}) {
  const { chosen, onChoose } = props;
  const t = useTranslations('revisions');
  const [state, setState] = useState<OpenRevision>('waiting');
  const { data, error, refetch } = useRevisions(state);
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  const done = () => {
    void refetch();
    props.onDone();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SegmentedControl
        label={t('show')}
        options={[
          { value: 'waiting', label: t('state.waiting') },
          { value: 'changes_asked', label: t('state.changes_asked') },
        ]}
        value={state}
        onChange={(chosenState) => {
          onChoose(undefined);
          setState(chosenState as OpenRevision);
        }}
      />
      <QueueFrame
        ids={data.items.map(({ id }) => id)}
        chosen={chosen}
        onChoose={onChoose}
        onDone={done}
        words={{
          none: t('none'),
          noneText: t(state === 'waiting' ? 'noneText' : 'noneAsked'),
          choose: t('choose'),
          keys: 'keys',
        }}
        list={<RevisionList items={data.items} chosen={chosen} onChoose={onChoose} />}
        open={(id, ways) => <OpenOne key={id} id={id} {...ways} />}
      />
    </div>
  );
}

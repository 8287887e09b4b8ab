import { useTranslations } from '../../../i18n/translations.ts';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { QueueFrame } from '../ads/queue-frame.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { OpenRevision } from './open-revision.tsx';
import { RevisionList } from './revision-list.tsx';
import { useRevisions } from './use-revisions.ts';

/** Edits of ads on show that wait for an operator: the list, and beside it before and after with the decision. */
export function RevisionsQueue(props: {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** One was decided: what counts them is asked again. */
  onDone: () => void;
}) {
  const { chosen, onChoose } = props;
  const t = useTranslations('revisions');
  const { data, error, refetch } = useRevisions();
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  const done = () => {
    void refetch();
    props.onDone();
  };
  return (
    <QueueFrame
      ids={data.items.map(({ id }) => id)}
      chosen={chosen}
      onChoose={onChoose}
      onDone={done}
      words={{ none: t('none'), noneText: t('noneText'), choose: t('choose'), keys: 'keys' }}
      list={<RevisionList items={data.items} chosen={chosen} onChoose={onChoose} />}
      open={(id, ways) => <OpenRevision key={id} id={id} {...ways} />}
    />
  );
}

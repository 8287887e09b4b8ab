import type { HostRevision } from '@diyar/contract/supply/revisions';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RevisionChanges } from './revision-changes.tsx';
import { SendAgain } from './send-again.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const TONE = { waiting: 'info', changes_asked: 'warning', refused: 'danger' } as const;

/** Above the form that edits an ad on show: what waits for review, what an operator asked or refused, or that some of it will wait. */
export function RevisionNotice(props: {
  revision: HostRevision | null;
  isOnShow: boolean;
  canEdit: boolean;
  onWithdrawn: () => void;
}) {
  const { revision, isOnShow, canEdit } = props;
  const t = useTranslations('revisions');
  const [isAsking, ask] = useState(false);
  const state = revision?.state;
  const box = useShownWhenChanged(revision);
  if (revision === null || (state !== 'waiting' && state !== 'changes_asked' && state !== 'refused'))
    return isOnShow && canEdit ? <Notice tone="info">{t('onShow')}</Notice> : null;
  return (
    <section ref={box} aria-label={t(state)} className="scroll-mt-20">
      <Notice tone={TONE[state]} icon={state === 'waiting' ? 'clock' : 'warning'}>
        <div className="grid gap-3">
          <div className="grid gap-1">
            <h2 className="font-bold">{t(state)}</h2>
            <p>{t(`${state}Text`)}</p>
            {revision.reason === null ? null : <p>{t('because', { reason: revision.reason })}</p>}
          </div>
          <Asked asked={revision.asked} />
          <RevisionChanges changes={revision.changes} />
          {canEdit && state !== 'refused' ? (
            <span className="flex flex-wrap gap-2">
              {state === 'changes_asked' ? (
                <SendAgain revision={revision} onSent={props.onWithdrawn} />
              ) : null}
              <Button kind="secondary" size="small" onClick={() => ask(true)}>
                {t('withdraw')}
              </Button>
            </span>
          ) : null}
        </div>
      </Notice>
      {isAsking ? (
        <WithdrawDialog revision={revision} onClose={() => ask(false)} onWithdrawn={props.onWithdrawn} />
      ) : null}
    </section>
  );
}

function Asked({ asked }: Pick<HostRevision, 'asked'>) {
  const t = useTranslations('revisions');
  if (asked.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{t('asked')}</p>
      <ul className="list-disc ps-5">
        {asked.map(({ field, name, text }) => (
          <li key={field}>
            <span className="font-medium">{name}: </span>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was saved as an edit that waits is told above the form, and saved at its end. */
function useShownWhenChanged(revision: HostRevision | null) {
  const box = useRef<HTMLElement>(null);
  const known = useRef(revision);
  useEffect(() => {
    if (known.current === revision) return;
    known.current = revision;
    if (revision?.state === 'waiting') box.current?.scrollIntoView({ block: 'start' });
  }, [revision]);
  return box;
}

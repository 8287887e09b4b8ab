import type { EvaluationsPage, OwnEvaluation } from '@diyar/contract/booking/evaluations';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import { EVALUATION_PARTS } from '@diyar/contract/words/evaluation-words';
import { useEffect, useRef, useState } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { reportPaths } from '../../site/report-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stars } from '../../ui/stars.tsx';
import { EvaluationPhotos } from '../evaluation-photos/evaluation-photos.tsx';
import { EvaluationForm } from './evaluation-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StayWords } from './task-card.tsx';
import { useOwnPhotos } from './use-own-photos.ts';

interface OwnProps {
  evaluation: OwnEvaluation;
  /** I wrote it; else it was written about me. */
  isMine: boolean;
  /** I sent it just now. */
  isSent: boolean;
  onChange: (page: EvaluationsPage) => void;
}

/** An evaluation of mine or about me, with what can still be done with it. */
export function OwnEvaluationView({ evaluation, isMine, isSent, onChange }: OwnProps) {
  const t = useTranslations('evaluations');
  const [isOpen, setOpen] = useState(false);
  const top = useInSight(isSent);
  if (isOpen && isMine)
    return (
      <Card as="li" className="grid gap-5 p-5">
        <StayWords stay={evaluation} />
        <EvaluationForm
          stay={evaluation}
          was={evaluation}
          onCancel={() => setOpen(false)}
          onDone={onChange}
        />
      </Card>
    );
  return (
    <Card as="li" className="grid gap-4 p-5">
      <div
        ref={top}
        tabIndex={isSent ? -1 : undefined}
        className="flex scroll-mt-8 flex-wrap items-start justify-between gap-3 outline-none"
      >
        <StayWords stay={evaluation} />
        {evaluation.published_at === null ? <Badge>{t('notPublic')}</Badge> : null}
        {evaluation.is_hidden ? <Badge tone="warning">{t('hidden')}</Badge> : null}
      </div>
      <Said evaluation={evaluation} />
      {isOpen ? (
        <ReplyForm id={evaluation.id} onCancel={() => setOpen(false)} onDone={onChange} />
      ) : (
        <Acts evaluation={evaluation} isMine={isMine} onOpen={() => setOpen(true)} />
      )}
    </Card>
  );
}

/** Leads to what was sent just now: without it the page would stay where the form was, amid other ones. */
function useInSight(isSent: boolean) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSent) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [isSent]);
  return top;
}

function Said({ evaluation }: { evaluation: OwnEvaluation }) {
  const t = useTranslations();
  const { rate, parts, comment, reply, at } = evaluation;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 text-xs text-soft">
        <Stars rate={rate} label={t('common.stars', { rate })} />
        <bdi dir="ltr" className="tabular">
          {dateText(at)}
        </bdi>
      </p>
      {parts === null ? null : (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {EVALUATION_PARTS.map((part) => (
            <div key={part} className="flex gap-1.5">
              <dt className="text-soft">{t(`evaluations.parts.${part}`)}</dt>
              <dd className="tabular font-bold">{parts[part]}</dd>
            </div>
          ))}
        </dl>
      )}
      {comment === null ? null : (
        <p dir="auto" className="max-w-prose justify-self-start whitespace-pre-line">
          {comment}
        </p>
      )}
      <OwnPhotos evaluation={evaluation} />
      {reply === null ? null : (
        <div className="grid gap-1 border-s-2 border-primary ps-4">
          <p className="text-xs text-soft">{t('evaluations.replyOf')}</p>
          <p dir="auto" className="max-w-prose justify-self-start whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
    </div>
  );
}

function OwnPhotos({ evaluation }: { evaluation: OwnEvaluation }) {
  return <EvaluationPhotos {...useOwnPhotos(evaluation)} count={evaluation.photos} />;
}

function Acts({
  evaluation,
  isMine,
  onOpen,
}: Omit<OwnProps, 'isSent' | 'onChange'> & { onOpen: () => void }) {
  const t = useTranslations('evaluations');
  const lang = useLang();
  const { id, side, can_reply: canReply, editable_until: editableUntil } = evaluation;
  const booking = `${paths(lang).reservation(id)}${side === 'host' ? '?side=host' : ''}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {canReply ? (
        <Button kind="secondary" onClick={onOpen}>
          {t('reply')}
        </Button>
      ) : null}
      {isMine && editableUntil !== null ? (
        <>
          <Button kind="secondary" onClick={onOpen}>
            {t('edit')}
          </Button>
          <span className="text-xs text-soft">
            {t('editUntil', { date: ltrText(dateTimeText(editableUntil)) })}
          </span>
        </>
      ) : null}
      <Link to={booking} className={buttonLook('quiet')}>
        {t('openBooking')}
      </Link>
      {isMine ? null : (
        <Link
          to={reportPaths(lang).report({ kind: 'evaluation', id: evaluation.evaluation_id })}
          className={buttonLook('quiet')}
        >
          {t('report')}
        </Link>
      )}
    </div>
  );
}

import type { OwnRequest } from '@diyar/contract/finding/requests';
import { dateText } from '@diyar/contract/values/format';
import type { RequestStep } from '@diyar/contract/words/request-words';
import { useState } from 'react';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { requestPaths } from '../../site/request-paths.ts';
import { Badge, Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RequestSummary } from '../requests/request-summary.tsx';
import { StepDialog } from './step-dialog.tsx';

const TONES = { published: 'primary', hidden: 'neutral', expired: 'warning', deleted: 'neutral' } as const;

/** One of my requests: its state, how often it was looked at, its answers, and what may be done with it. */
export function OwnRequestCard(props: { request: OwnRequest; canEdit: boolean; onChange: () => void }) {
  const words = useTranslations('requests');
  const t = useTranslations('ownRequests');
  const { request, canEdit, onChange } = props;
  const to = requestPaths(useLang());
  const [step, setStep] = useState<RequestStep | null>(null);
  const isOver = Date.parse(request.expires_at) < Date.now();
  return (
    <Card as="li" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
            <Badge tone={TONES[request.state]}>{words(`states.${request.state}`)}</Badge>
            <span>{words(`asks.${request.kind}.${request.purpose}`)}</span>
            <span>{request.category.name}</span>
          </p>
          <h2 lang={request.lang} dir={DIR_OF[request.lang]} className="at-page-start text-lg font-bold">
            {request.title}
          </h2>
        </div>
        <Link to={to.answers(request.id)} className={buttonLook('secondary', 'small')}>
          {words('answers', { count: request.answers })}
        </Link>
      </div>
      {request.held_reason === null ? null : (
        <Notice tone="warning">{t('held', { reason: request.held_reason })}</Notice>
      )}
      <RequestSummary request={request} />
      <p className="tabular flex flex-wrap gap-x-4 text-xs text-faint">
        <span>{words('publishedOn', { date: ltrText(dateText(request.published_at)) })}</span>
        <span>{words(isOver ? 'endedOn' : 'endsOn', { date: ltrText(dateText(request.expires_at)) })}</span>
        <span>{words('views', { count: request.views })}</span>
      </p>
      <Steps request={request} canEdit={canEdit} onStep={setStep} />
      {step === null ? null : (
        <StepDialog request={request} step={step} onClose={() => setStep(null)} onDone={onChange} />
      )}
    </Card>
  );
}

const STEP_WORDS = { published: 'publish', hidden: 'hide', deleted: 'delete' } as const;

function Steps(props: { request: OwnRequest; canEdit: boolean; onStep: (step: RequestStep) => void }) {
  const t = useTranslations('ownRequests');
  const to = requestPaths(useLang());
  const { request, canEdit, onStep } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {request.state === 'published' ? (
        <Link to={to.request(request.id)} className={buttonLook('quiet', 'small')}>
          {t('open')}
        </Link>
      ) : null}
      {canEdit ? (
        <Link to={to.add({ copy: request.id })} className={buttonLook('quiet', 'small')}>
          {t('copy')}
        </Link>
      ) : null}
      {(canEdit ? request.steps : []).map((step) => (
        <Button key={step} kind="quiet" size="small" onClick={() => onStep(step)}>
          {t(STEP_WORDS[step])}
        </Button>
      ))}
    </div>
  );
}

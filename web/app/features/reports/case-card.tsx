import type { Report } from '@diyar/contract/people/reports';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import { AUTHORITY_COMPLAINTS } from '@diyar/contract/words/report-words';
import { useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CaseThing } from './case-thing.tsx';
import { CaseWordsForm } from './case-words-form.tsx';

interface CaseProps {
  report: Report;
  onChange: () => void;
}

/** A case as one side sees it: what it is about, its clock, what was said, and what was decided. */
export function CaseCard({ report, onChange }: CaseProps) {
  const t = useTranslations('reports');
  const { side, decision, reasons, text, created_at } = report;
  const at = ltrText(dateText(created_at));
  const dueAt = ltrText(dateTimeText(report.due_at));
  const isLate = decision === null && Date.parse(report.due_at) <= Date.now();
  return (
    <Card as="li" className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="tabular text-base font-bold">{t('number', { number: ltrText(report.id) })}</h2>
        <Badge tone={toneOf(report)} icon={decision === null ? 'clock' : 'check'}>
          {t(`states.${decision ?? 'open'}`)}
        </Badge>
      </div>
      <CaseThing report={report} />
      <p className="text-sm">{reasons.map((reason) => t(`reasons.${reason}`)).join(' · ')}</p>
      {text === null ? null : <Words text={text} />}
      <p className="tabular text-xs text-soft">
        {t(side === 'reporter' ? 'sentAt' : 'openedAt', { date: at })}
        {decision === null && !isLate ? ` · ${t('dueAt', { at: dueAt })}` : null}
      </p>
      {isLate ? <p className="text-sm">{t('late', { side, at: dueAt })}</p> : null}
      <Answer report={report} onChange={onChange} />
      <Decided report={report} onChange={onChange} />
    </Card>
  );
}

function toneOf({ decision }: Report) {
  if (decision === null) return 'info';
  return decision === 'dismissed' ? 'neutral' : 'primary';
}

function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="justify-self-start text-sm break-words whitespace-pre-line text-soft">
      {text}
    </p>
  );
}

/** The answer of the reported: they write it, the reporter sees that it came. */
function Answer({ report, onChange }: CaseProps) {
  const t = useTranslations('reports');
  const { id, side, answer, answered_at, can_answer: canAnswer, decision } = report;
  const until = ltrText(dateTimeText(report.answer_until));
  if (canAnswer)
    return <CaseWordsForm id={id} act="answer" hint={t('answerUntil', { at: until })} onDone={onChange} />;
  if (answer !== null)
    return (
      <div className="grid gap-1 border-s-2 border-line ps-4">
        <p className="text-xs text-soft">{t('yourAnswer')}</p>
        <Words text={answer} />
      </div>
    );
  if (answered_at !== null)
    return <p className="text-sm">{t('answeredAt', { date: ltrText(dateText(answered_at)) })}</p>;
  return side === 'reported' && decision === null ? (
    <p className="text-sm">{t('noAnswer', { at: until })}</p>
  ) : null;
}

/** The decision with its reason, the appeal against it, and where else somebody may complain. */
function Decided({ report, onChange }: CaseProps) {
  const t = useTranslations('reports');
  const { decision_reason: reason, decided_at: at } = report;
  if (reason === null || at === null) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <div className="grid gap-1">
        <p className="text-xs text-soft">
          {t('decisionReason')} · {t('decidedAt', { date: ltrText(dateText(at)) })}
        </p>
        <p dir="auto" className="justify-self-start whitespace-pre-line">
          {reason}
        </p>
      </div>
      <Appeal report={report} onChange={onChange} />
      <p className="text-xs text-soft">
        {t.rich('authority', {
          phone: AUTHORITY_COMPLAINTS.phone,
          call: (words) => (
            <a href={`tel:${AUTHORITY_COMPLAINTS.phone}`} className="underline">
              <bdi dir="ltr">{words}</bdi>
            </a>
          ),
          page: (words) => (
            <a href={AUTHORITY_COMPLAINTS.page} rel="noreferrer" className="underline">
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

function Appeal({ report, onChange }: CaseProps) {
  const t = useTranslations('reports');
  const [isOpen, setOpen] = useState(false);
  const { id, appeal, appeal_until: until } = report;
  if (appeal !== null) return <AppealState appeal={appeal} />;
  if (until === null) return null;
  const hint = t('appealUntil', { date: ltrText(dateText(until)) });
  if (isOpen)
    return (
      <CaseWordsForm id={id} act="appeal" hint={hint} onDone={onChange} onCancel={() => setOpen(false)} />
    );
  return (
    <div className="grid justify-items-start gap-1">
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('appeal')}
      </Button>
      <p className="text-xs text-soft">{hint}</p>
    </div>
  );
}

function AppealState({ appeal }: { appeal: NonNullable<Report['appeal']> }) {
  const t = useTranslations('reports');
  const { mine, text, outcome, reason } = appeal;
  return (
    <div className="grid gap-1 border-s-2 border-primary ps-4">
      {text === null ? null : (
        <>
          <p className="text-xs text-soft">{t('yourAppeal')}</p>
          <Words text={text} />
        </>
      )}
      <p className="font-medium">
        {outcome === null ? t('appealWaits', { mine: mine ? 'yes' : 'no' }) : t(`outcomes.${outcome}`)}
      </p>
      {reason === null ? null : (
        <p dir="auto" className="justify-self-start whitespace-pre-line">
          {reason}
        </p>
      )}
    </div>
  );
}

import type { EvaluationsPage, EvaluationTask } from '@diyar/contract/booking/evaluations';
import { dateText } from '@diyar/contract/values/format';
import { DIR_OF, ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EvaluationForm } from './evaluation-form.tsx';

interface TaskProps {
  task: EvaluationTask;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onDone: (page: EvaluationsPage) => void;
}

/** A stay that waits for my evaluation, with the form once it is opened. */
export function TaskCard({ task, isOpen, onOpen, onDone }: TaskProps) {
  const t = useTranslations('evaluations');
  return (
    <Card as="article" className="grid gap-5 p-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <StayWords stay={task} />
        {isOpen ? null : (
          <Button onClick={() => onOpen(true)}>{t(task.side === 'guest' ? 'rateStay' : 'rateGuest')}</Button>
        )}
      </div>
      <p className="text-xs text-soft">{t('until', { date: ltrText(dateText(task.until)) })}</p>
      {isOpen ? (
        <EvaluationForm stay={task} was={null} onCancel={() => onOpen(false)} onDone={onDone} />
      ) : null}
    </Card>
  );
}

type Stay = Pick<EvaluationTask, 'side' | 'unit' | 'other' | 'departed_at'>;

/** The stay in words: where, with whom, and when it ended. */
export function StayWords({ stay }: { stay: Stay }) {
  const t = useTranslations('evaluations');
  const { unit, other, side } = stay;
  return (
    <div className="grid gap-0.5">
      <h3 className="font-bold" lang={unit.lang} dir={DIR_OF[unit.lang]}>
        {unit.name}
      </h3>
      <p className="text-sm text-soft">
        {t(side === 'guest' ? 'ofHost' : 'ofGuest', { name: other.name })} ·{' '}
        {t('departed', { date: ltrText(dateText(stay.departed_at)) })}
      </p>
    </div>
  );
}

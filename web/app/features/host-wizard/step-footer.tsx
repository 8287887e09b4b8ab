import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import type { StepPlace } from './steps.ts';
import { useCompletion } from './use-completion.ts';
import { hasUnread, showFirst } from './use-supply-edit.ts';
import type { Work } from './use-work.ts';

/**
 * To the step before and the next one. A step that lacks something says so beside its fields first; then it may also be finished
 * later.
 */
export function StepFooter({ work, step }: { work: Work; step: StepPlace }) {
  const t = useTranslations('wizard');
  const { steps, current, addressOf } = step;
  const place = steps.indexOf(current);
  const before = steps[place - 1];
  return (
    <div className="page flex flex-wrap items-center gap-3 py-3">
      {before === undefined ? null : (
        <Link to={addressOf(before)} className={buttonLook('secondary', 'large')}>
          {t('back')}
        </Link>
      )}
      {current === 'summary' ? (
        <CompleteButton work={work} step={step} />
      ) : (
        <NextButton key={current} work={work} step={step} />
      )}
    </div>
  );
}

function NextButton({ work, step }: { work: Work; step: StepPlace }) {
  const t = useTranslations('wizard');
  const navigate = useNavigate();
  const { steps, current, addressOf } = step;
  const [isTold, setTold] = useState(false);
  const next = steps[steps.indexOf(current) + 1] ?? 'summary';
  const count = work.reading.topics.find(({ topic }) => topic === current)?.broken.length ?? 0;
  const goOn = () => {
    work.remember(next);
    void navigate(addressOf(next));
  };
  const press = () => {
    if (count === 0 && !hasUnread()) return goOn();
    setTold(true);
    work.tell(current);
    showFirst();
  };
  return (
    <>
      {isTold && count > 0 ? (
        <div
          className={`flex grow items-center justify-between gap-3 sm:justify-end ${steps[0] === current ? '' : 'max-sm:order-first max-sm:basis-full'}`}
        >
          <p role="status" className="text-sm whitespace-nowrap text-danger">
            {t('fix', { count })}
          </p>
          <Button kind="quiet" onClick={goOn}>
            {t('later')}
          </Button>
        </div>
      ) : null}
      <div className="ms-auto">
        <Button size="large" onClick={press}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}

function CompleteButton({ work, step }: { work: Work; step: StepPlace }) {
  const t = useTranslations('wizard');
  const { complete, isPending } = useCompletion(work, step);
  return (
    <div className="ms-auto">
      <Button
        size="large"
        pending={isPending}
        disabledReason={work.reading.complete ? undefined : t('summary.notYet')}
        onClick={() => void complete()}
      >
        {t('summary.complete')}
      </Button>
    </div>
  );
}

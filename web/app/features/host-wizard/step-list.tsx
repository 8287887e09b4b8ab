import type { WizardReading } from '@diyar/contract/supply/read-wizard';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Step } from './steps.ts';

/** All steps as links, with what each lacks. */
export function StepList(props: {
  steps: readonly Step[];
  current: Step;
  reading: WizardReading;
  addressOf: (step: Step) => string;
  onFollow?: () => void;
}) {
  const t = useTranslations('wizard');
  const { steps, current, reading } = props;
  const missing = (step: Step) => reading.topics.find(({ topic }) => topic === step)?.broken.length ?? 0;
  return (
    <nav aria-label={t('steps')}>
      <ol className="grid gap-1">
        {steps.map((step) => (
          <li key={step}>
            <Link
              to={props.addressOf(step)}
              aria-current={step === current ? 'step' : undefined}
              {...(props.onFollow && { onClick: props.onFollow })}
              className="flex min-h-11 items-center gap-3 rounded-base px-3 text-soft hover:bg-sunken aria-[current=step]:bg-primary-soft aria-[current=step]:font-bold aria-[current=step]:text-primary"
            >
              <span className="grow">{t(`step.${step}`)}</span>
              {step === 'summary' ? null : <Mark count={missing(step)} />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ count }: { count: number }) {
  const t = useTranslations('wizard');
  if (count === 0) return <Icon name="check" className="size-4 text-primary" label={t('isDone')} />;
  return (
    <span className="tabular text-xs font-normal">
      <span className="sr-only">{t('isOpen', { count })}</span>
      <bdi aria-hidden="true">{count}</bdi>
    </span>
  );
}

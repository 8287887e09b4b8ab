import type { TopicReading, WizardReading } from '@diyar/contract/supply/read-wizard';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Step } from './steps.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useSentenceOf } from './use-reading.ts';

/** The whole again: each step with what it lacks and a way back to it. */
export function SummaryStep(props: {
  reading: WizardReading;
  addressOf: (step: Step) => string;
  isUnit: boolean;
  /** What the ad will look like, where it does not stand beside. */
  preview: ReactNode;
}) {
  const t = useTranslations('wizard');
  const { reading } = props;
  return (
    <div className="grid gap-5">
      {reading.complete ? (
        <Notice tone="primary" icon="check">
          {t(props.isUnit ? 'summary.readyUnit' : 'summary.ready')}
        </Notice>
      ) : (
        <p className="font-medium">{t('summary.missing')}</p>
      )}
      {props.preview}
      <ul className="grid gap-3">
        {reading.topics.map((topic) => (
          <TopicRow key={topic.topic} topic={topic} address={props.addressOf(topic.topic)} />
        ))}
      </ul>
    </div>
  );
}

function TopicRow({ topic: { topic, broken }, address }: { topic: TopicReading; address: string }) {
  const t = useTranslations('wizard');
  const isDone = broken.length === 0;
  return (
    <li className="flex items-start gap-3 rounded-base border border-line bg-surface p-4">
      <Icon
        name={isDone ? 'check' : 'warning'}
        className={`mt-1 size-5 ${isDone ? 'text-primary' : 'text-warning'}`}
      />
      <div className="min-w-0 grow">
        <p className="font-bold">{t(`step.${topic}`)}</p>
        {isDone ? <p className="text-sm text-soft">{t('isDone')}</p> : <Broken broken={broken} />}
      </div>
      <Link
        to={address}
        aria-label={t('summary.edit', { step: t(`step.${topic}`) })}
        className={buttonLook('secondary', 'medium')}
      >
        {t('summary.editShort')}
      </Link>
    </li>
  );
}

function Broken({ broken }: { broken: TopicReading['broken'] }) {
  const sentenceOf = useSentenceOf();
  const labelOf = useFieldLabel();
  return (
    <ul className="grid text-sm text-soft">
      {broken.map((one) => (
        <li key={one.field}>
          {labelOf(one.field)}: {sentenceOf(one)}
        </li>
      ))}
    </ul>
  );
}

import type { WizardTopic } from '@diyar/contract/supply/host-wizard';
import type { GainId, WizardReading } from '@diyar/contract/supply/read-wizard';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';

/** As many proposals as fit beside the form. */
const MOST = 4;

/** How complete the ad is, and what would make it better by how much; each leads to its step. */
export function QualityMeter(props: { reading: WizardReading; addressOf: (topic: WizardTopic) => string }) {
  const t = useTranslations('wizard.meter');
  const { reading, addressOf } = props;
  const { score } = reading;
  const gains = gainsOf(reading).slice(0, MOST);
  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-base border border-line bg-surface p-4">
      <p className="flex items-baseline justify-between gap-2">
        <span className="font-bold">{t('title')}</span>
        <span className="tabular text-lg font-bold text-primary">{t('of', { percent: score })}</span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-sunken">
        <div className="h-full rounded-pill bg-primary" style={{ width: `${score}%` }} />
      </div>
      {gains.length === 0 ? (
        <p className="text-sm text-soft">{t('full')}</p>
      ) : (
        <ul className="grid text-sm">
          {gains.map(({ id, topic, points }) => (
            <li key={id}>
              <Link
                to={addressOf(topic)}
                className="flex min-h-11 items-center justify-between gap-3 rounded-base hover:underline"
              >
                <span>{t(`gain.${id}`)}</span>
                <bdi dir="ltr" className="tabular font-bold text-primary">
                  {t('earns', { points })}
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What earns most first. */
function gainsOf({ topics }: WizardReading): { id: GainId; topic: WizardTopic; points: number }[] {
  return topics
    .flatMap(({ topic, gains }) => gains.map((gain) => ({ ...gain, topic })))
    .toSorted((one, other) => other.points - one.points);
}

import type { AdDetails } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../i18n/translations.ts';
import { useMediaPrefix } from '../../site/site-data.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FactList, Section } from './section.tsx';

type Licence = NonNullable<AdDetails['licence']>;

/** The ad's licence with its code, as the law asks for (domain.md 1.3). A sandbox licence says that it is none. */
export function LicenceCard({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.licence');
  const { licence } = ad;
  if (licence === null) return null;
  return (
    <Section title={t('heading')}>
      {licence.sandbox ? (
        <p className="flex items-start gap-3 rounded-base bg-warning-soft px-4 py-3">
          <Icon name="info" className="mt-0.5 size-5 text-warning" />
          {t('sandbox')}
        </p>
      ) : null}
      <div className="grid items-start gap-6 sm:grid-cols-[1fr_9rem]">
        <div className="grid justify-items-start gap-4">
          <div className="w-full [&>dl]:sm:grid-cols-1">
            <LicenceFacts licence={licence} />
          </div>
          <a
            href={licence.url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonLook('secondary')} print:hidden`}
          >
            {t('check')}
            <Icon name="external" className="size-4" label={t('newTab')} />
          </a>
        </div>
        <Code licence={licence} />
      </div>
    </Section>
  );
}

function LicenceFacts({ licence }: { licence: Licence }) {
  const t = useTranslations('adMore.licence');
  const code = (value: string) => (
    <bdi dir="ltr" className="tabular">
      {value}
    </bdi>
  );
  const facts = [
    { name: t('number'), value: code(licence.number) },
    { name: t('broker'), value: <bdi>{licence.broker_name}</bdi> },
    ...(licence.fal_number === null ? [] : [{ name: t('fal'), value: code(licence.fal_number) }]),
    { name: t('issued'), value: code(licence.issued_on) },
    { name: t('expires'), value: code(licence.expires_on) },
  ];
  return <FactList facts={facts} />;
}

/** On white in the dark too: scanners want dark on light. */
function Code({ licence }: { licence: Licence }) {
  const t = useTranslations('adMore.licence');
  const prefix = useMediaPrefix();
  return (
    <figure className="grid w-36 gap-2 text-center">
      <img
        src={`${prefix}${licence.qr_path}`}
        alt={t('qr', { number: licence.number })}
        width={144}
        height={144}
        loading="lazy"
        className="rounded-base border border-line bg-white p-1"
      />
      <figcaption className="text-xs text-soft">{t('scan')}</figcaption>
    </figure>
  );
}

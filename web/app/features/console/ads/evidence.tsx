import { dateTimeText } from '@diyar/contract/values/format';
import { DIR_OF, ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useAge } from '../age-text.ts';
import { EvidenceLicence } from './evidence-licence.tsx';
import { Part } from './evidence-part.tsx';
import { EvidencePhotos } from './evidence-photos.tsx';
import { EvidencePlace } from './evidence-place.tsx';
import { EvidencePrices } from './evidence-prices.tsx';
import { EvidenceServices } from './evidence-services.tsx';
import { EvidenceWarnings } from './evidence-warnings.tsx';
import type { AdEvidence } from './queue.ts';
import { stepReason } from './step-reason.ts';
import { SuspicionBadges } from './suspicion-badges.tsx';

/** Everything an operator decides by, what is looked at first on top. */
export function Evidence({ ad }: { ad: AdEvidence }) {
  return (
    <article className="grid gap-4">
      <Head ad={ad} />
      <EvidenceWarnings ad={ad} />
      <EvidencePhotos photos={ad.photos} />
      <Facts ad={ad} />
      <EvidenceLicence ad={ad} />
      <EvidencePrices ad={ad} />
      <EvidenceServices services={ad.services} />
      <EvidencePlace ad={ad} />
      <Texts ad={ad} />
      <History ad={ad} />
    </article>
  );
}

function Head({ ad }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  const age = useAge();
  const to = paths(useLang());
  return (
    <header className="grid gap-1">
      <h2 lang={ad.title_lang} dir={DIR_OF[ad.title_lang]} className="text-lg font-bold">
        {ad.title}
      </h2>
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge tone="info">{t(`state.${ad.state}`)}</Badge>
        <span>{t('number', { number: ltrText(ad.id) })}</span>
        <span>{t(`purpose.${ad.purpose}`)}</span>
        <a href={to.profile(ad.advertiser.id)} className="text-ink hover:underline">
          <bdi>{ad.advertiser.name}</bdi>
        </a>
        {ad.advertiser.verified ? <Badge tone="primary">{t('verified')}</Badge> : null}
        <span>{age(ad.since)}</span>
        <SuspicionBadges ad={ad} />
        {ad.decided_before === 0 ? null : <Badge>{t('before', { count: ad.decided_before })}</Badge>}
      </p>
    </header>
  );
}

function Facts({ ad }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  return (
    <Part title={t('facts')}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-3 text-sm">
        {ad.facts.map(({ key, name, value }) => (
          <div key={key} className="grid content-start">
            <dt className="text-xs text-soft">{name}</dt>
            <dd className="tabular font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {ad.features.length === 0 ? null : (
        <p className="text-sm">
          <span className="text-soft">{t('features')}: </span>
          {ad.features.join(' · ')}
        </p>
      )}
    </Part>
  );
}

function Texts({ ad }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  return ad.texts.map((text) => (
    <Part key={text.lang} title={t(`texts.${text.lang}`)}>
      <div lang={text.lang} dir={DIR_OF[text.lang]} className="grid gap-1 text-sm">
        <p className="font-medium">{text.title}</p>
        {text.description === null ? null : <p className="whitespace-pre-line">{text.description}</p>}
      </div>
      {text.description === null ? <p className="text-sm text-soft">{t('noDescription')}</p> : null}
      {text.house_rules === null ? null : (
        <div className="grid gap-0.5 text-sm">
          <p className="text-soft">{t('houseRules')}</p>
          <p lang={text.lang} dir={DIR_OF[text.lang]} className="whitespace-pre-line">
            {text.house_rules}
          </p>
        </div>
      )}
    </Part>
  ));
}

function History({ ad }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  return (
    <Part title={t('history')}>
      <ol className="grid gap-3 text-sm">
        {ad.history.map((step) => {
          const reason = stepReason(step);
          return (
            <li key={`${step.at} ${step.to}`} className="grid gap-0.5 border-s-2 border-line ps-3">
              <p className="flex flex-wrap gap-x-3">
                <span className="font-medium">{t(`state.${step.to}`)}</span>
                <bdi dir="ltr" className="tabular text-xs text-soft">
                  {dateTimeText(step.at)}
                </bdi>
                {step.operator === null ? null : <bdi className="text-xs text-soft">{step.operator}</bdi>}
              </p>
              {reason === undefined ? null : (
                <p className="text-soft">
                  <bdi>{reason}</bdi>
                </p>
              )}
              {step.asked.map(({ field, text }) => (
                <p key={field}>
                  <span className="font-medium">{t(`fields.${field}`)}: </span>
                  <bdi>{text}</bdi>
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

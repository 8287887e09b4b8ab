import { dateTimeText } from '@diyar/contract/values/format';
import { DIR_OF, ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { StillMap } from '../../map/still-map.tsx';
import { Part } from '../ads/evidence-part.tsx';
import { stepReason } from '../ads/step-reason.ts';
import { useAge } from '../age-text.ts';
import { ChangedFields } from './changed-fields.tsx';
import { ChangedPhotos } from './changed-photos.tsx';
import type { RevisionEvidence } from './revision.ts';

/** An edit as an operator reads it: what is on show beside what it becomes. */
export function BeforeAfter({ revision }: { revision: RevisionEvidence }) {
  return (
    <article className="grid gap-4">
      <Head revision={revision} />
      {revision.fields.length === 0 ? null : <ChangedFields fields={revision.fields} />}
      {revision.photos === null ? null : <ChangedPhotos photos={revision.photos} />}
      {revision.point === null ? null : <ChangedPlace point={revision.point} />}
      <History revision={revision} />
    </article>
  );
}

function Head({ revision }: { revision: RevisionEvidence }) {
  const t = useTranslations('revisions');
  const ads = useTranslations('console.ads');
  const age = useAge();
  const to = paths(useLang());
  const { advertiser } = revision;
  return (
    <header className="grid gap-1">
      <h2 lang={revision.title_lang} dir={DIR_OF[revision.title_lang]} className="text-lg font-bold">
        {revision.title}
      </h2>
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge tone="info">{t(`state.${revision.state}`)}</Badge>
        <Badge>{t(`of.${revision.of}`)}</Badge>
        <a href={to.profile(advertiser.id)} className="text-ink hover:underline">
          <bdi>{advertiser.name}</bdi>
        </a>
        {advertiser.verified ? <Badge tone="primary">{ads('verified')}</Badge> : null}
        <span>{age(revision.since)}</span>
        <span>{t('version', { version: ltrText(String(revision.version)) })}</span>
      </p>
      {revision.ads.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="text-soft">{t('ads')}</span>
          {revision.ads.map((ad) => (
            <a
              key={ad}
              href={to.details(ad)}
              target="_blank"
              rel="noreferrer"
              className="text-primary hover:underline"
            >
              {ads('number', { number: ltrText(ad) })}
            </a>
          ))}
        </p>
      )}
    </header>
  );
}

function ChangedPlace({ point }: { point: NonNullable<RevisionEvidence['point']> }) {
  const t = useTranslations('revisions');
  const sides = [
    { key: 'before', name: t('before'), label: t('placeBefore'), ...point.before },
    { key: 'after', name: t('after'), label: t('placeAfter'), ...point.after },
  ];
  return (
    <Part title={t('place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {sides.map(({ key, name, label, lat, lng }) => (
          <figure key={key} className="grid content-start gap-1">
            <figcaption className="text-sm font-medium">{name}</figcaption>
            <div className="w-36">
              <StillMap lat={lat} lng={lng} label={label} />
            </div>
            <bdi dir="ltr" className="tabular text-start text-sm text-soft">
              {lat.toFixed(6)}, {lng.toFixed(6)}
            </bdi>
          </figure>
        ))}
      </div>
    </Part>
  );
}

function History({ revision }: { revision: RevisionEvidence }) {
  const t = useTranslations('revisions');
  const title = useTranslations('console.ads')('history');
  return (
    <Part title={title}>
      <ol className="grid gap-3 text-sm">
        {revision.history.map((step) => {
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
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

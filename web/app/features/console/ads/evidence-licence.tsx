import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge, Notice } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatedFacts } from '../../licences/stated-facts.tsx';
import { Part } from './evidence-part.tsx';
import type { AdEvidence } from './queue.ts';

/** The licence: whether it holds, and what it says beside what the unit says. */
export function EvidenceLicence({ ad }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  const { licence, licence_asked: asked, licence_advertiser: advertiser } = ad;
  return (
    <Part title={t('licence')}>
      {asked === null ? null : (
        <Notice tone="info" icon="clock">
          {t('licenceAsked', { number: ltrText(asked.number), at: ltrText(dateTimeText(asked.since)) })}
        </Notice>
      )}
      {licence === null && asked === null ? <p className="text-sm text-danger">{t('noLicence')}</p> : null}
      {licence === null ? null : (
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <bdi dir="ltr" className="font-bold">
            {licence.number}
          </bdi>
          <Badge tone={licence.in_force ? 'primary' : 'danger'}>
            {t(licence.in_force ? 'licenceIn' : 'licenceOut', { date: ltrText(licence.expires_on) })}
          </Badge>
          <span>
            <bdi>{t('licenceOf', { name: licence.advertiser })}</bdi>
          </span>
          <a
            href={licence.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 text-primary hover:underline"
          >
            {t('licencePage')}
            <Icon name="external" className="size-4" />
          </a>
        </p>
      )}
      {advertiser === null || advertiser.agrees ? null : (
        <Notice tone="warning" icon="warning">
          {t('licenceOtherName', { name: advertiser.name })}
        </Notice>
      )}
      {ad.comparison.length === 0 ? null : <Comparison ad={ad} />}
      {licence === null ? null : <StatedFacts title={t('licenceStates')} stated={licence.stated} />}
    </Part>
  );
}

function Comparison({ ad: { comparison } }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads.compare');
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="text-xs text-soft">
        <tr>
          {(['field', 'registry', 'ours', 'result'] as const).map((column) => (
            <th key={column} scope="col" className="py-1 pe-3 text-start font-medium">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ field, registry, ours, agrees, is_binding }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal">
              {t(`fields.${field}`)}
            </th>
            <td className="py-1.5 pe-3">
              <bdi>{registry ?? t('nothing')}</bdi>
            </td>
            <td className="py-1.5 pe-3">
              <bdi>{ours ?? t('nothing')}</bdi>
            </td>
            <td className="py-1.5">
              {agrees === null ? (
                <span className="text-soft">{t('unknown')}</span>
              ) : (
                <Badge tone={agrees ? 'primary' : is_binding ? 'danger' : 'warning'}>
                  {t(agrees ? 'agrees' : 'differs')}
                </Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

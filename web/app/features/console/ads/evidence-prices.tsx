import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Part } from './evidence-part.tsx';
import type { AdEvidence } from './queue.ts';

/** Each price, and how it stands to those of ads like it. */
export function EvidencePrices({ ad }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  return (
    <Part title={t('prices')}>
      <dl className="grid gap-2 text-sm sm:grid-cols-2">
        {ad.prices.map(({ kind, price }) => {
          const level = ad.price_levels.find((one) => one.kind === kind);
          return (
            <div key={kind} className="grid">
              <dt className="text-xs text-soft">{t(`price.${kind}`)}</dt>
              <dd className="tabular">
                <span className="font-bold">
                  <bdi dir="ltr">{price.text}</bdi>
                </span>{' '}
                {level === undefined ? (
                  <span className="text-soft">{t('noLevel')}</span>
                ) : (
                  <>
                    <span className={Math.abs(level.difference_percent) > 30 ? 'font-bold text-danger' : ''}>
                      {t('level', {
                        percent: Math.abs(level.difference_percent),
                        side: level.difference_percent > 0 ? 'above' : 'below',
                      })}
                    </span>{' '}
                    <span className="text-soft">
                      {t('levelBase', {
                        median: ltrText(level.median.text),
                        ads: level.ads,
                        scope: level.scope,
                      })}
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}

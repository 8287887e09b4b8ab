import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import type { AdEvidence } from './queue.ts';

/** So far from the median of like ads that a price is looked at. */
const FAR_PERCENT = 30;
/** So many days before its end that a licence is looked at. */
const ENDS_SOON_DAYS = 30;

/** What the checks noticed, each in words, before everything else; nothing where they noticed nothing. */
export function EvidenceWarnings({ ad }: { ad: AdEvidence }) {
  const warnings = useWarnings(ad);
  const t = useTranslations('console.ads.warnings');
  if (warnings.length === 0)
    return (
      <Notice tone="primary" icon="check">
        {t('none')}
      </Notice>
    );
  return (
    <Notice tone="warning" icon="warning">
      <p className="font-bold">{t('title', { count: warnings.length })}</p>
      <ul className="list-disc ps-5 pt-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useWarnings({
  photos,
  same_plot,
  comparison,
  price_levels,
  licence,
  disclosed,
}: AdEvidence): string[] {
  const t = useTranslations('console.ads.warnings');
  const tellCount = (key: 'words' | 'elsewhere' | 'plot', count: number) =>
    count === 0 ? [] : [t(key, { count })];
  const others = same_plot.filter(({ is_same_advertiser }) => !is_same_advertiser);
  const differs = comparison.filter(({ agrees }) => agrees === false).length;
  const far = price_levels.filter(
    ({ difference_percent }) => Math.abs(difference_percent) > FAR_PERCENT,
  ).length;
  const endsSoon = licence?.in_force === true && licence.days_left <= ENDS_SOON_DAYS;
  return [
    ...tellCount('words', photos.filter(({ has_words }) => has_words).length),
    ...tellCount('elsewhere', photos.filter(({ elsewhere }) => elsewhere !== null).length),
    ...tellCount('plot', others.length),
    ...(differs === 0 ? [] : [t('licence', { count: differs })]),
    ...(endsSoon ? [t('ends', { days: licence.days_left })] : []),
    ...(far === 0 ? [] : [t('prices', { count: far, percent: FAR_PERCENT })]),
    ...(disclosed === 0 ? [] : [t('disclosed', { count: disclosed })]),
  ];
}

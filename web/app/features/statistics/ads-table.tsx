import type { FiguresOfAd } from '@diyar/contract/supply/host-statistics';
import { STATISTICS_MEASURES } from '@diyar/contract/words/statistics-words';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Card } from '../../ui/card.tsx';
import { csvOf, plainCells } from './figures.ts';
import { FiguresTable, SaveCsv } from './figures-table.tsx';

/** Each ad in the same time; one leads to its own figures. */
export function AdsTable({ ads }: { ads: readonly FiguresOfAd[] }) {
  const t = useTranslations('statistics');
  const to = deskPaths(useLang());
  const csv = () =>
    csvOf([
      [t('adColumn'), ...STATISTICS_MEASURES.map((measure) => t(`measures.${measure}`))],
      ...ads.map(({ title, total }) => [title, ...plainCells(total, STATISTICS_MEASURES)]),
    ]);
  const rows = ads.map(({ id, title, title_lang: lang, total }) => ({
    key: id,
    name: (
      <Link to={to.statistics({ ad: id })} className="inline-block py-0.5 font-bold hover:underline">
        <bdi lang={lang}>{title}</bdi>
      </Link>
    ),
    figures: total,
  }));
  return (
    <Card as="section" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-lg font-bold">{t('byAd')}</h2>
      <FiguresTable label={t('byAd')} head={t('adColumn')} rows={rows} />
      <SaveCsv label={t('downloadAds')} name="diyar-ads.csv" csv={csv} />
    </Card>
  );
}

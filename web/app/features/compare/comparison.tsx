import type { ComparedAd } from '@diyar/contract/finding/ads';
import { useEffect } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { compareNoMore, MOST_COMPARED, useCompared } from './compare-store.ts';
import { CompareTable } from './compare-table.tsx';

export interface ComparisonProps {
  /** The numbers the address names. */
  asked: readonly string[];
  /** Those of them that are on show. */
  ads: readonly ComparedAd[];
  onlyDifferences: boolean;
}

/** Ads beside each other. What is shown, and in which order, stands in the address: it works without a script too. */
export function Comparison({ asked, ads, onlyDifferences }: ComparisonProps) {
  const t = useTranslations('compare');
  const to = paths(useLang());
  const only = onlyDifferences ? 'differences' : undefined;
  const gone = asked.filter((id) => ads.every((ad) => ad.id !== id));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-6 md:py-10">
      <div className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        {asked.length === 0 ? null : (
          <p role="status" className="text-soft">
            {t('count', { count: ads.length })}
          </p>
        )}
      </div>
      {gone.map((id) => (
        <GoneAd key={id} id={id} others={asked.filter((other) => other !== id)} only={only} />
      ))}
      {ads.length === 0 ? <Nothing /> : null}
      {ads.length === 0 ? null : (
        <>
          <div className="flex flex-wrap gap-2">
            {ads.length < 2 ? null : (
              <Link
                to={to.compare(asked, onlyDifferences ? undefined : 'differences')}
                preventScrollReset
                className={buttonLook('secondary')}
              >
                {t(onlyDifferences ? 'everything' : 'onlyDifferences')}
              </Link>
            )}
            {asked.length < MOST_COMPARED ? (
              <Link to={to.results()} className={buttonLook('quiet')}>
                {t('addAnother')}
              </Link>
            ) : null}
          </div>
          <CompareTable ads={ads} asked={asked} onlyDifferences={onlyDifferences && ads.length > 1} />
        </>
      )}
    </div>
  );
}

/** Removes ads that left the site from this device's choice. */
function GoneAd(props: { id: string; others: readonly string[]; only: 'differences' | undefined }) {
  const { id, others, only } = props;
  const t = useTranslations('compare');
  useEffect(() => compareNoMore(id), [id]);
  const remove = (
    <Link
      to={paths(useLang()).compare(others, only)}
      preventScrollReset
      aria-label={t('removeGone', { number: ltrText(id) })}
      className={buttonLook('secondary', 'small')}
    >
      {t('remove')}
    </Link>
  );
  return (
    <Notice tone="warning" icon="info" action={remove}>
      {t('gone', { number: ltrText(id) })}
    </Notice>
  );
}

function Nothing() {
  const t = useTranslations('compare');
  const to = paths(useLang());
  const chosen = useCompared();
  const action =
    chosen.length === 0 ? (
      <Link to={to.results()} className={buttonLook('primary')}>
        {t('browse')}
      </Link>
    ) : (
      <Link to={to.compare(chosen)} className={buttonLook('primary')}>
        {t('openChosen')}
      </Link>
    );
  return <EmptyState drawing="search" title={t('emptyTitle')} text={t('emptyText')} action={action} />;
}

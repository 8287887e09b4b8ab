import type { AdCard, AdDetails } from '@diyar/contract/finding/ads';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { pauseBeforeAgain } from '../../api/ask-again.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { AdStrip } from '../ads/ad-strip.tsx';
import { Section } from './section.tsx';

/** Ads like this one, asked for when somebody comes near; before that, and without scripts, the search for them. */
export function SimilarAds({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.similar');
  const to = paths(useLang());
  const place = useRef<HTMLDivElement>(null);
  const ads = useSimilar(ad.id, place);
  const search = { city: ad.city.slug, category: ad.category.slug, period: ad.period ?? undefined };
  return (
    <div ref={place} aria-busy={ads === 'asking'}>
      <Section
        title={t('heading')}
        aside={
          <Link
            to={to.results({ ...search, purpose: ad.purpose })}
            className="inline-flex min-h-6 items-center gap-1 text-sm font-bold text-primary hover:underline"
          >
            {t('all')}
            <Icon name="chevron" className="size-4" />
          </Link>
        }
      >
        {typeof ads === 'string' ? null : ads.length === 0 ? (
          <p className="text-soft">{t('none')}</p>
        ) : (
          <AdStrip ads={ads} label={t('heading')} />
        )}
      </Section>
    </div>
  );
}

/** A failed request shows no ads, only the link to the search; one that the server had no time for is made again. */
function useSimilar(id: string, place: React.RefObject<Element | null>): AdCard[] | 'waiting' | 'asking' {
  const lang = useLang();
  const [query] = useSearchParams();
  const k = query.get('k') ?? undefined;
  const [ads, setAds] = useState<AdCard[] | 'waiting' | 'asking'>('waiting');
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let isHere = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      setAds('asking');
      try {
        const found = await callApi('GET /api/v1/ads/{id}/similar', { params: { id }, query: { k }, lang });
        if (isHere) setAds(found.items);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isHere) return;
        setAds('waiting');
        const pause = pauseBeforeAgain(error);
        if (pause !== undefined) again = setTimeout(() => void ask(), pause);
      }
    };
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting !== true) return;
        watch.disconnect();
        void ask();
      },
      { rootMargin: '600px' },
    );
    watch.observe(element);
    return () => {
      isHere = false;
      clearTimeout(again);
      watch.disconnect();
    };
  }, [id, k, lang, place]);
  return ads;
}

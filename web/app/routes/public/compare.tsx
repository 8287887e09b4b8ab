import type { ComparedAd } from '@diyar/contract/finding/ads';
import { translatorOf } from '@diyar/messages/translate';
import { apiOf } from '../../api/loader-api.ts';
import { MOST_COMPARED } from '../../features/compare/compare-store.ts';
import { Comparison } from '../../features/compare/comparison.tsx';
import { langOf } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { privatePageHeaders } from '../headers.ts';
import type { Route } from './+types/compare.ts';

/** A comparison is one visitor's own: no cache keeps it. */
export const headers = privatePageHeaders;

/** The ads an address names, the first four of them; what is no number, or named twice, is passed over. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const named = (url.searchParams.get('ads') ?? '').split(',').filter((id) => /^\d{1,12}$/.test(id));
  const asked = [...new Set(named)].slice(0, MOST_COMPARED);
  const ads: ComparedAd[] =
    asked.length === 0
      ? []
      : (await apiOf(context, lang)('GET /api/v1/ads/comparison', { query: { ids: asked.join(',') } })).items;
  return {
    asked,
    ads,
    onlyDifferences: url.searchParams.get('only') === 'differences',
    title: translatorOf(lang)('compare.title'),
  };
}

/** Search engines are kept from comparisons. */
export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: input.loaderData?.title, noindex: true });

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { asked, ads, onlyDifferences } = loaderData;
  return <Comparison asked={asked} ads={ads} onlyDifferences={onlyDifferences} />;
}

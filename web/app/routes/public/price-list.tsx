import { translatorOf } from '@diyar/messages/translate';
import { data } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { PublicPriceList } from '../../features/price-lists/public-price-list.tsx';
import { langOf } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { privatePageHeaders } from '../headers.ts';
import type { Route } from './+types/price-list.ts';

/** A price list by the key of its link, for nobody's cache. One whose link was taken back answers 404 in place. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const list = await apiOf(context, lang)('GET /api/v1/price-lists/{key}', { params: { key: params.key } });
  const description = translatorOf(lang)('priceLists.page.description', { advertiser: list.advertiser.name });
  return data({ list, description }, { headers: privatePageHeaders() });
}

export const headers = privatePageHeaders;

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, {
    title: input.loaderData?.list.name,
    description: input.loaderData?.description,
    noindex: true,
  });

export default function PriceListPage({ loaderData }: Route.ComponentProps) {
  return <PublicPriceList list={loaderData.list} />;
}

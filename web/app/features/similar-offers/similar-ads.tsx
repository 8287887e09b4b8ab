import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';

/** The ads most like one, each with what it asks for the same period. */
export function SimilarAds({ ad }: { ad: string }) {
  const t = useTranslations('similarOffers');
  const lang = useLang();
  const to = paths(lang);
  const { data, isError } = useQuery({
    queryKey: [lang, 'similar-ads', ad],
    queryFn: () => callApi('GET /api/v1/ads/{id}/similar', { params: { id: ad }, lang }),
  });
  if (isError) return <p className="text-sm text-soft">{t('similarFailed')}</p>;
  if (data === undefined) return <Skeleton className="h-24 w-full" />;
  if (data.items.length === 0) return <p className="text-sm text-soft">{t('noSimilar')}</p>;
  return (
    <ul className="grid gap-x-6 gap-y-3 border-t border-line pt-4 md:grid-cols-2">
      {data.items.map((item) => (
        <li key={item.id} className="flex min-w-0 items-center gap-3">
          <span className="size-12 shrink-0 overflow-hidden rounded-base bg-sunken">
            <AdThumb photo={item.photos[0] ?? null} sizes="48px" upTo={320} />
          </span>
          <span className="grid min-w-0 grow">
            <Link to={to.details(item.id)} className="truncate font-medium hover:underline">
              <bdi lang={item.title_lang}>{item.title}</bdi>
            </Link>
            <span className="text-xs text-soft">{item.district.name}</span>
          </span>
          <Price text={item.price.text} className="shrink-0 text-sm font-bold" />
        </li>
      ))}
    </ul>
  );
}

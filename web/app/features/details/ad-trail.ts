import type { AdDetails } from '@diyar/contract/finding/ads';
import type { Lang } from '@diyar/messages/messages';
import { paths } from '../../site/paths.ts';

/** The steps that lead to an ad: the start, its city, its district, its kind there. */
export function trailOf(ad: AdDetails, lang: Lang, home: string): { name: string; address: string }[] {
  const to = paths(lang);
  const city = ad.city.slug;
  return [
    { name: home, address: to.home() },
    { name: ad.city.name, address: to.results({ city }) },
    { name: ad.district.name, address: to.results({ city, district: ad.district.slug }) },
    { name: ad.category.name, address: to.results({ city, category: ad.category.slug }) },
  ];
}

import type { ComparedPrice, ComparedUnit } from '@diyar/contract/supply/similar-offers';
import { useTranslations } from '../../i18n/translations.ts';

/** With which ads a price is compared and how many they are: «محسوب من 12 إعلانًا: شقق من 3 غرف في الملقا، الرياض». */
export function useBasis(unit: ComparedUnit, price: ComparedPrice): string {
  const t = useTranslations('adMore.market');
  const [district, city] = [unit.district.name, unit.city.name];
  const where = price.scope === 'city' ? t('inCity', { city }) : t('inDistrict', { district, city });
  return t('rests', { ads: price.ads, what: likeAds(unit, price, t), where });
}

function likeAds(
  unit: ComparedUnit,
  { category_plural: things, rooms, area_from: from, area_to: to, measure }: ComparedPrice,
  t: ReturnType<typeof useTranslations<'adMore.market'>>,
): string {
  if (unit.category.slug === 'land') return t('landFor', { usage: unit.usage });
  if (rooms !== null) return t('ofRooms', { things, rooms });
  if (from !== null && to !== null) return t('ofSize', { things, from, to });
  if (to !== null) return t('ofSizeBelow', { things, to });
  if (from !== null) return t('ofSizeUp', { things, from });
  return measure === 'square_metre' && unit.has_rooms ? t('anyRooms', { things }) : things;
}

import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import { useTranslations } from '../../i18n/translations.ts';
import type { SupplyEditor } from '../host-fields/editor.ts';
import { useChoices } from '../host-fields/use-choices.ts';
import { useDistricts } from '../host-location/city-fields.tsx';

/** Names of where it is and what it is, in the page's language; undefined while they are not said. */
export function useNames(content: WizardContent, property: SupplyEditor['property']) {
  const { categories, cities } = useChoices();
  const { location } = content;
  const districts = useDistricts(location?.city);
  const categorySlug = property?.category ?? content.property?.category;
  return {
    category: categories.find(({ slug }) => slug === categorySlug),
    city: cities.find(({ slug }) => slug === location?.city),
    district: districts.find(({ slug }) => slug === location?.district),
  };
}

/** A title made of what is known: "Villa 5 rooms for rent in Al Malqa"; undefined before there is a category. */
export function useSuggestedTitle(
  content: WizardContent,
  property: SupplyEditor['property'],
): string | undefined {
  const t = useTranslations('supplyForm');
  const { category, district } = useNames(content, property);
  if (category === undefined) return undefined;
  const purpose = t(`titlePurpose.${content.prices?.purpose ?? 'rent'}`);
  if (district === undefined) return t('title.nowhere', { category: category.name, purpose });
  const count = content.unit?.rooms ?? 0;
  const values = { category: category.name, purpose, place: district.name };
  return count > 0 ? t('title.rooms', { ...values, count }) : t('title.plain', values);
}

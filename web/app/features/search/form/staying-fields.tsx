import type { Tenant } from '@diyar/contract/words/unit-words';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Search } from '../query/search.ts';
import { PILL } from './category-boxes.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { FormInput } from './form-parts.tsx';

const TENANTS = [
  'families',
  'singles',
  'women',
  'companies',
  'students',
] as const satisfies readonly Tenant[];

/** Who will stay, and how many. */
export function StayingFields({ filters }: { filters: Search }) {
  const t = useTranslations('filters');
  return (
    <>
      <ChoiceBoxes
        name="tenants"
        label={t('tenants')}
        several
        look={PILL}
        filters={filters}
        values={TENANTS.map((value) => ({ value, text: t(`tenantWords.${value}`) }))}
      />
      <FormInput name="guests" label={t('guests')} number defaultValue={filters.guests} />
    </>
  );
}

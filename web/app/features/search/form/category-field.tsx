import { useTranslations } from '../../../i18n/translations.ts';
import type { Choices } from '../query/choices.ts';
import { listOf, type Search } from '../query/search.ts';
import { FormSelect } from './form-parts.tsx';

/** One kind, or the several that were chosen in the sheet of all filters. */
export function CategoryField(props: { choices: Choices; filters: Search; look?: 'field' | 'bar' }) {
  const t = useTranslations('results');
  const { categories } = props.choices;
  const chosen = listOf(props.filters, 'category');
  const nameOf = (slug: string) => categories.find((category) => category.slug === slug)?.plural ?? slug;
  return (
    <FormSelect
      name="category"
      label={t('form.category')}
      look={props.look ?? 'field'}
      defaultValue={chosen.join(',')}
    >
      <option value="">{t('form.anyCategory')}</option>
      {chosen.length > 1 ? (
        <option value={chosen.join(',')}>{chosen.map(nameOf).join(t('listSeparator'))}</option>
      ) : null}
      {categories.map(({ slug, plural }) => (
        <option key={slug} value={slug}>
          {plural}
        </option>
      ))}
    </FormSelect>
  );
}

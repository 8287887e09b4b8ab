import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Choices } from '../query/choices.ts';
import { listOf, type Search } from '../query/search.ts';

/** A choice as a pill, of which none or several may be taken; a counted one that would find nothing is faint. */
export const PILL =
  'optical relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-pill border border-line bg-surface px-4 transition-colors hover:border-field-line has-checked:border-primary has-checked:bg-primary-soft has-checked:font-bold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary';
/** As many as fit a phone's screen without hiding what follows; they come most asked for first. */
const AT_ONCE = 8;

/** Kinds of property, any of them together; the less usual ones behind one word. */
export function CategoryBoxes(props: {
  choices: Choices;
  filters: Search;
  /** How many ads a kind would find. */
  count?: (slug: string) => ReactNode;
}) {
  const t = useTranslations('results.form');
  const { categories } = props.choices;
  const chosen = listOf(props.filters, 'category');
  const isFirst = (slug: string, place: number) => place < AT_ONCE || chosen.includes(slug);
  const rest = categories.filter(({ slug }, place) => !isFirst(slug, place));
  const box = ({ slug, plural }: Choices['categories'][number]) => (
    <label key={slug} className={PILL}>
      <input
        type="checkbox"
        name="category"
        value={slug}
        defaultChecked={chosen.includes(slug)}
        className="sr-only"
      />
      {plural}
      {props.count?.(slug)}
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('category')}</legend>
      <div className="flex flex-wrap gap-2">
        {categories.filter(({ slug }, place) => isFirst(slug, place)).map(box)}
      </div>
      {rest.length === 0 ? null : (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 items-center font-bold text-primary group-open:hidden">
            {t('moreCategories')}
          </summary>
          <div className="flex flex-wrap gap-2">{rest.map(box)}</div>
        </details>
      )}
    </fieldset>
  );
}

import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/chips.tsx';
import { partOf, type SupplyEditor } from './editor.ts';
import { useChoices } from './use-choices.ts';

/** The kinds most advertised, a tap away; the others behind one more. */
const USUAL = ['apartment', 'villa', 'floor', 'studio', 'office', 'shop', 'chalet', 'rest-house', 'land'];

/** The category; choosing one says its usage too, and that furniture does not apply where it has none. */
export function CategoryField(props: { editor: SupplyEditor; hasFurnished: (category: string) => boolean }) {
  const t = useTranslations('supplyForm');
  const { editor } = props;
  const [property, set] = partOf(editor, 'property');
  const { categories } = useChoices();
  const [isWhole, setWhole] = useState(false);
  const shown = categories.filter(
    ({ slug, hidden }) => slug === property.category || (!hidden && (isWhole || USUAL.includes(slug))),
  );
  const choose = (category: string) => {
    const usage = categories.find(({ slug }) => slug === category)?.usage as typeof property.usage;
    const furnished = props.hasFurnished(category)
      ? property.furnished === 'not_applicable'
        ? null
        : property.furnished
      : 'not_applicable';
    set({ category, usage, furnished });
  };
  return (
    <div className="grid gap-2">
      <ChoiceChips
        label={t('fields.property.category')}
        options={shown.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={property.category}
        onChange={choose}
        error={editor.errorOf('property.category')}
        isDisabled={editor.isLocked('property.category')}
        hint={editor.isLocked('property.category') ? t('locked') : undefined}
      />
      {isWhole ? null : (
        <div>
          <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
            {t('categoryOther')}
          </Button>
        </div>
      )}
    </div>
  );
}

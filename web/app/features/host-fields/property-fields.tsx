import { FACINGS, RELATIONS, USAGES } from '@diyar/contract/words/supply';
import { useTranslations } from '../../i18n/translations.ts';
import { BoundChips, BoundNumber, BoundText } from './bound-fields.tsx';
import { CategoryField } from './category-field.tsx';
import { ChipField } from './chip-field.tsx';
import { partOf, type SupplyEditor } from './editor.ts';
import { MorePropertyFields } from './more-property-fields.tsx';

interface PropertyFieldsProps {
  editor: SupplyEditor;
  hasFurnished: (category: string) => boolean;
}

/** What the property is: the facts that make it complete (brief 3), and under a fold those that only help. */
export function PropertyFields(props: PropertyFieldsProps) {
  const t = useTranslations('supplyForm');
  const words = useTranslations('details');
  const { editor } = props;
  const part = { editor, part: 'property' } as const;
  return (
    <>
      <CategoryField {...props} />
      <BoundChips {...part} field="usage" values={USAGES} words={(usage) => words(`usage.${usage}`)} />
      <div className="grid gap-1">
        <div className="grid grid-cols-3 items-start gap-3">
          <BoundNumber {...part} field="area" suffix={t('squareMetres')} />
          <BoundNumber {...part} field="height" suffix={t('metres')} />
          <BoundNumber {...part} field="width" suffix={t('metres')} />
        </div>
        <p className="text-xs text-soft">{t('sidesHint')}</p>
      </div>
      <BoundChips {...part} field="facing" values={FACINGS} words={(facing) => words(`facing.${facing}`)} />
      <FurnishedField {...props} />
      <BoundChips
        {...part}
        field="relation"
        values={RELATIONS}
        words={(relation) => t(`relationWords.${relation}`)}
      />
      <ExclusiveField editor={editor} />
      <BoundText {...part} field="name" most={150} hint={t('nameHint')} />
      <MorePropertyFields editor={editor} />
    </>
  );
}

function FurnishedField({ editor, hasFurnished }: PropertyFieldsProps) {
  const t = useTranslations('supplyForm');
  const [{ category }] = partOf(editor, 'property');
  if (category === null || category === undefined || !hasFurnished(category)) return null;
  return (
    <BoundChips
      editor={editor}
      part="property"
      field="furnished"
      values={['full', 'part', 'none']}
      words={(furnished) => t(`furnishedWords.${furnished}`)}
    />
  );
}

function ExclusiveField({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [{ exclusive }, set] = partOf(editor, 'property');
  return (
    <ChipField
      label={t('fields.property.exclusive')}
      values={['yes', 'no']}
      words={(said) => t(`exclusiveWords.${said}`)}
      value={exclusive === true ? 'yes' : 'no'}
      onChange={(said) => set({ exclusive: said === 'yes' })}
      error={editor.errorOf('property.exclusive')}
      isDisabled={editor.isLocked('property.exclusive')}
    />
  );
}

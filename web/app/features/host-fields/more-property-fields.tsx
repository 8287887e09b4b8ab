import { DEED_KINDS, SIDES } from '@diyar/contract/words/unit-words';
import { useTranslations } from '../../i18n/translations.ts';
import { TextField } from '../../ui/text-field.tsx';
import { BoundArea, BoundChips, BoundText } from './bound-fields.tsx';
import { partOf, type SupplyEditor } from './editor.ts';
import { Fold } from './fold.tsx';
import { NumberField } from './number-field.tsx';

const CODES = ['plan_number', 'plot_number', 'block_number'] as const;
const DIRECTIONS = ['directions_ar', 'directions_en'] as const;
const FOLDED = [...CODES, 'deed_kind', 'viewer_phone', ...DIRECTIONS];

/** Plot, deed, borders, who shows it and how to get there: nothing of it is needed. */
export function MorePropertyFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const { errorOf } = editor;
  const part = { editor, part: 'property' } as const;
  const isWrong =
    FOLDED.some((field) => errorOf(`property.${field}`)) ||
    SIDES.some((side) => errorOf(`property.borders.${side}.length`));
  return (
    <Fold title={t('moreFacts')} text={t('moreFactsHint')} isOpen={isWrong}>
      <div className="grid grid-cols-3 items-end gap-3">
        {CODES.map((field) => (
          <BoundText key={field} {...part} field={field} ltr most={30} />
        ))}
      </div>
      <BoundChips {...part} field="deed_kind" values={DEED_KINDS} words={(kind) => t(`deedWords.${kind}`)} />
      <BordersField editor={editor} />
      <BoundText {...part} field="viewer_phone" ltr inputMode="tel" most={40} hint={t('viewerHint')} />
      {DIRECTIONS.map((field) => (
        <BoundArea key={field} {...part} field={field} rows={2} most={2000} hint={t('directionsHint')} />
      ))}
    </Fold>
  );
}

function BordersField({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [property, set] = partOf(editor, 'property');
  const borders = property.borders ?? {};
  return (
    <fieldset className="grid gap-3" disabled={editor.isLocked('property.borders')}>
      <legend className="mb-1.5 font-medium">{t('fields.property.borders')}</legend>
      {SIDES.map((side) => (
        <div key={side} className="grid grid-cols-2 items-end gap-3">
          <TextField
            label={t('borderNext', { side: t(`plotOf.${side}`) })}
            autoComplete="off"
            maxLength={200}
            value={borders[side]?.next_to ?? ''}
            onChange={(next_to) => set({ borders: { ...borders, [side]: { ...borders[side], next_to } } })}
            error={editor.errorOf(`property.borders.${side}.next_to`)}
          />
          <NumberField
            label={t('borderLength', { side: t(`plotOf.${side}`) })}
            suffix={t('metres')}
            value={borders[side]?.length}
            onChange={(length) => set({ borders: { ...borders, [side]: { ...borders[side], length } } })}
            error={editor.errorOf(`property.borders.${side}.length`)}
          />
        </div>
      ))}
    </fieldset>
  );
}

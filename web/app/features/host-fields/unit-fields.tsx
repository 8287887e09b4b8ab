import { TENANTS } from '@diyar/contract/words/unit-words';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { BoundAmount, BoundArea, BoundChips, BoundNumber, BoundText } from './bound-fields.tsx';
import { categoryOf, partOf, type SupplyEditor } from './editor.ts';
import { FeaturesField } from './features-field.tsx';
import { Fold } from './fold.tsx';
import { SpacesField } from './spaces-field.tsx';
import { useChoices } from './use-choices.ts';

interface UnitFieldsProps {
  editor: SupplyEditor;
  /** A title made of what is known, in the page's language; undefined while too little is. */
  suggestion: string | undefined;
}

/** What is let or sold: its rooms, its details, its words. */
export function UnitFields(props: UnitFieldsProps) {
  const t = useTranslations('supplyForm');
  const { editor } = props;
  const part = { editor, part: 'unit' } as const;
  return (
    <>
      <RoomFields editor={editor} />
      <div className="grid grid-cols-2 items-start gap-3">
        <AreaField editor={editor} />
        <BoundNumber {...part} field="age" whole hint={t('ageHint')} />
      </div>
      <FeaturesField editor={editor} />
      <TitleFields {...props} />
      <BoundArea {...part} field="description_ar" rows={4} most={5000} hint={t('descriptionHint')} />
      <BoundArea {...part} field="description_en" rows={3} most={5000} />
      <TenantsField editor={editor} />
      <BoundChips
        {...part}
        field="privacy"
        values={['public', 'private']}
        words={(privacy) => t(`privacyWords.${privacy}`)}
        standing="public"
      />
      <MoreUnitFields editor={editor} />
    </>
  );
}

function RoomFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [unit, set] = partOf(editor, 'unit');
  const { categories } = useChoices();
  const category = categories.find(({ slug }) => slug === categoryOf(editor));
  const hasRooms = category?.has_rooms !== false || typeof unit.rooms === 'number';
  const counted = hasRooms ? (['rooms', 'baths', 'halls'] as const) : (['baths', 'halls'] as const);
  return (
    <div className="grid gap-3">
      {counted.map((field) => {
        const name = t(`fields.unit.${field}`);
        return (
          <Stepper
            key={field}
            label={name}
            lessLabel={t('less', { name })}
            moreLabel={t('moreOf', { name })}
            value={unit[field] ?? null}
            onChange={(value) => set({ [field]: value })}
            error={editor.errorOf(`unit.${field}`)}
            isDisabled={editor.isLocked(`unit.${field}`)}
          />
        );
      })}
    </div>
  );
}

/** The first unit of a property has its area while nothing else is said. */
function AreaField({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [unit] = partOf(editor, 'unit');
  const whole = editor.property === null ? (editor.content.property?.area ?? null) : null;
  const isSame = typeof unit.area !== 'number' && whole !== null;
  return (
    <BoundNumber
      editor={editor}
      part="unit"
      field="area"
      suffix={t('squareMetres')}
      value={whole}
      hint={isSame ? t('areaSame', { area: ltrText(String(whole)) }) : undefined}
    />
  );
}

function TitleFields({ editor, suggestion }: UnitFieldsProps) {
  const t = useTranslations('supplyForm');
  const lang = useLang();
  const [unit, set] = partOf(editor, 'unit');
  const part = { editor, part: 'unit' } as const;
  const [own, other] = lang === 'ar' ? (['name_ar', 'name_en'] as const) : (['name_en', 'name_ar'] as const);
  return (
    <div className="grid gap-3">
      <BoundText {...part} field={own} most={150} hint={t('titleHint')} />
      {suggestion === undefined || unit[own]?.trim() ? null : (
        <button
          type="button"
          onClick={() => set({ [own]: suggestion })}
          className="-mt-2 min-h-11 justify-self-start rounded-base px-2 text-start text-sm font-medium text-primary hover:bg-sunken"
        >
          {t('suggested', { text: suggestion })}
        </button>
      )}
      <BoundText {...part} field={other} most={150} />
    </div>
  );
}

function TenantsField({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [unit, set] = partOf(editor, 'unit');
  return (
    <ManyChips
      label={t('fields.unit.tenants')}
      options={TENANTS.map((value) => ({ value, label: t(`tenantWords.${value}`) }))}
      values={unit.tenants ?? []}
      onChange={(tenants) => set({ tenants })}
      hint={t('tenantsHint')}
      error={editor.errorOf('unit.tenants')}
    />
  );
}

const FOLDED = [
  'code',
  'floor',
  'entrances',
  'guests_max',
  'guests_included',
  'extra_guest_price',
  'house_rules_ar',
  'house_rules_en',
  'spaces',
];

function MoreUnitFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [unit, set] = partOf(editor, 'unit');
  const part = { editor, part: 'unit' } as const;
  return (
    <Fold title={t('moreUnit')} isOpen={FOLDED.some((field) => editor.errorOf(`unit.${field}`))}>
      <div className="grid grid-cols-2 items-start gap-3">
        <BoundNumber {...part} field="floor" whole hint={t('floorHint')} />
        <BoundNumber {...part} field="entrances" whole />
        <BoundNumber {...part} field="guests_max" whole />
        <BoundText {...part} field="code" ltr most={40} hint={t('codeHint')} />
        <BoundNumber {...part} field="guests_included" whole hint={t('guestsIncludedHint')} />
        <BoundAmount {...part} field="extra_guest_price" hint={t('extraGuestHint')} />
      </div>
      <Checkbox
        label={t('fields.unit.top_floor')}
        isSelected={unit.top_floor === true}
        onChange={(isTop) => set({ top_floor: isTop })}
        error={editor.errorOf('unit.top_floor')}
      />
      <BoundArea {...part} field="house_rules_ar" rows={2} most={2000} />
      <BoundArea {...part} field="house_rules_en" rows={2} most={2000} />
      <SpacesField editor={editor} />
    </Fold>
  );
}

import { plainDigits } from '@diyar/contract/supply/supply-checks';
import { DISCLOSURES } from '@diyar/contract/words/supply';
import { useTranslations } from '../../i18n/translations.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FieldNote, TextField } from '../../ui/text-field.tsx';
import { partOf, type SupplyEditor } from './editor.ts';
import { LicenceInquiryPart } from './licence-inquiry-part.tsx';
import { useNeedsPermit } from './price-fields.tsx';

/** What the law asks for before an ad is published: its licence, a permit for short lets of homes, and what must be disclosed. */
export function LicenceFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const number = editor.content.licence?.number ?? '';
  const digits = plainDigits(number);
  const isUsual = number.trim() === '' || /^7\d{9}$/.test(digits);
  return (
    <>
      <TextField
        label={t('fields.licence.number')}
        name="licence-number"
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={number}
        onChange={(text) => editor.change((content) => ({ ...content, licence: { number: text } }))}
        hint={isUsual ? `${t('licence.hint')} ${t('licence.later')}` : t('licence.soft')}
        error={editor.errorOf('licence.number')}
      />
      <LicenceInquiryPart editor={editor} />
      <PermitFields editor={editor} />
      {editor.property === null ? <DisclosureFields editor={editor} /> : null}
    </>
  );
}

/** The permit of the Ministry of Tourism, where one is needed or already said. */
export function PermitFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [unit, set] = partOf(editor, 'unit');
  const isNeeded = useNeedsPermit(editor);
  if (!isNeeded && !unit.tourism_permit_number) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('fields.unit.tourism_permit_number')}
        ltr
        autoComplete="off"
        maxLength={40}
        value={unit.tourism_permit_number ?? ''}
        onChange={(text) => set({ tourism_permit_number: text })}
        hint={t('licence.permitHint')}
        error={editor.errorOf('unit.tourism_permit_number')}
      />
      <TextField
        label={t('fields.unit.tourism_permit_expires_on')}
        type="date"
        ltr
        value={unit.tourism_permit_expires_on ?? ''}
        onChange={(date) => set({ tourism_permit_expires_on: date === '' ? null : date })}
        error={editor.errorOf('unit.tourism_permit_expires_on')}
      />
    </div>
  );
}

/** Mortgage, dispute and rights that are not registered; one box says that none applies. */
export function DisclosureFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [property, set] = partOf(editor, 'property');
  const said = property.disclosures ?? {};
  const isNone = DISCLOSURES.every((kind) => said[kind]?.applies === false);
  const none = (isSelected: boolean) =>
    set({
      disclosures: isSelected
        ? Object.fromEntries(DISCLOSURES.map((kind) => [kind, { applies: false }]))
        : {},
    });
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{t('fields.property.disclosures')}</legend>
      <FieldNote id="disclosures-note" hint={t('licence.disclosuresHint')} />
      <Checkbox label={t('licence.none')} isSelected={isNone} onChange={none} error={undefined} />
      {DISCLOSURES.map((kind) => (
        <div key={kind} className="grid gap-2">
          <Checkbox
            label={t(`licence.disclosureWords.${kind}`)}
            isSelected={said[kind]?.applies ?? false}
            onChange={(applies) => set({ disclosures: { ...said, [kind]: { ...said[kind], applies } } })}
            error={undefined}
          />
          {said[kind]?.applies === true ? (
            <TextArea
              label={t('licence.details', { name: t(`licence.disclosureWords.${kind}`) })}
              rows={2}
              maxLength={1000}
              value={said[kind]?.details ?? ''}
              onChange={(details) =>
                set({ disclosures: { ...said, [kind]: { ...said[kind], applies: true, details } } })
              }
              error={editor.errorOf(`property.disclosures.${kind}.details`)}
            />
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

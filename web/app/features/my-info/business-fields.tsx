import { useTranslations } from '../../i18n/translations.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { HoursField } from './hours-field.tsx';
import type { InfoEditor } from './use-info-form.ts';

const TEXTS = {
  commercial_registration: { label: 'commercialRegistration', isNumber: true, hint: undefined },
  fal_number: { label: 'fal', isNumber: true, hint: undefined },
  vat_number: { label: 'vat', isNumber: true, hint: undefined },
  legal_name: { label: 'legalName', isNumber: false, hint: 'legalNameHint' },
  viewer_phone: { label: 'viewerPhone', isNumber: true, hint: 'viewerPhoneHint' },
} as const;

/** Fields of a business profile beyond those of every account. */
export function BusinessFields({ editor }: { editor: InfoEditor }) {
  const t = useTranslations('myInfo');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((field) => {
          const { label, isNumber, hint } = TEXTS[field];
          return (
            <div key={field} className="grid content-start gap-5">
              <TextField
                label={t(label)}
                name={field}
                ltr={isNumber}
                inputMode={isNumber ? 'numeric' : 'text'}
                value={editor.form[field]}
                onChange={(value) => editor.change({ [field]: value })}
                hint={hint && t(hint)}
                error={editor.errorOf(field)}
              />
              <ConflictNote editor={editor} field={field} label={t(label)} />
            </div>
          );
        })}
      </div>
      <HoursField
        hours={editor.form.opening_hours}
        onChange={(opening_hours) => editor.change({ opening_hours })}
        errorOf={(index) =>
          editor.errorOf('opening_hours', `.${index}.closes`) ??
          editor.errorOf('opening_hours', `.${index}.opens`)
        }
      />
      <ConflictNote editor={editor} field="opening_hours" label={t('hours.title')} />
    </>
  );
}

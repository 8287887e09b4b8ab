import { SPOKEN } from '@diyar/contract/people/my-info';
import { useTranslations } from '../../i18n/translations.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCityOptions } from '../host-fields/use-city-options.ts';
import { ConflictNote } from './conflict-note.tsx';
import { LocationField } from './location-field.tsx';
import type { InfoEditor } from './use-info-form.ts';

const LONGEST_ABOUT = 1000;

/** Fields of every account's profile. */
export function BasicFields(props: { editor: InfoEditor; phone: string; isBusiness: boolean }) {
  const t = useTranslations('myInfo');
  const { editor } = props;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField editor={editor} isBusiness={props.isBusiness} />
        <PhoneLine phone={props.phone} />
        <EmailField editor={editor} />
        <CityField editor={editor} />
      </div>
      <LocationField
        place={editor.form.location}
        onChange={(location) => editor.change({ location })}
        error={editor.errorOf('location')}
      />
      <ConflictNote editor={editor} field="location" label={t('location.title')} />
      <About editor={editor} field="about_ar" />
      <About editor={editor} field="about_en" />
      <LanguagesField editor={editor} />
    </>
  );
}

function NameField({ editor, isBusiness }: { editor: InfoEditor; isBusiness: boolean }) {
  const t = useTranslations('myInfo');
  const label = t(isBusiness ? 'businessName' : 'name');
  return (
    <div className="grid content-start gap-5">
      <TextField
        label={label}
        name="name"
        autoComplete={isBusiness ? 'organization' : 'name'}
        value={editor.form.name}
        onChange={(name) => editor.change({ name })}
        error={editor.errorOf('name')}
      />
      <ConflictNote editor={editor} field="name" label={label} />
    </div>
  );
}

/** The mobile number, which is not changed here, as people write it: 05x xxx xxxx. */
function PhoneLine({ phone }: { phone: string }) {
  const t = useTranslations('myInfo');
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-medium">{t('phone')}</p>
      <p className="grid min-h-12 items-center">
        <bdi dir="ltr" className="tabular w-fit">
          {phone.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3')}
        </bdi>
      </p>
    </div>
  );
}

function EmailField({ editor }: { editor: InfoEditor }) {
  const t = useTranslations('myInfo');
  return (
    <div className="grid content-start gap-5">
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        ltr
        value={editor.form.email}
        onChange={(email) => editor.change({ email })}
        error={editor.errorOf('email')}
      />
      <ConflictNote editor={editor} field="email" label={t('email')} />
    </div>
  );
}

function CityField({ editor }: { editor: InfoEditor }) {
  const t = useTranslations('myInfo');
  const cities = useCityOptions();
  return (
    <div className="grid content-start gap-5">
      <Select
        label={t('city')}
        name="city"
        value={editor.form.city}
        onChange={(city) => editor.change({ city })}
        options={[{ value: '', label: t('noCity') }, ...cities]}
        error={editor.errorOf('city')}
      />
      <ConflictNote editor={editor} field="city" label={t('city')} />
    </div>
  );
}

function About({ editor, field }: { editor: InfoEditor; field: 'about_ar' | 'about_en' }) {
  const t = useTranslations('myInfo');
  const label = t(field === 'about_ar' ? 'aboutAr' : 'aboutEn');
  const value = editor.form[field];
  return (
    <>
      <TextArea
        label={label}
        name={field}
        lang={field === 'about_ar' ? 'ar' : 'en'}
        dir={field === 'about_ar' ? 'rtl' : 'ltr'}
        rows={3}
        maxLength={LONGEST_ABOUT}
        value={value}
        onChange={(text) => editor.change({ [field]: text })}
        hint={t('aboutHint', { left: LONGEST_ABOUT - value.length })}
        error={editor.errorOf(field)}
      />
      <ConflictNote editor={editor} field={field} label={label} />
    </>
  );
}

function LanguagesField({ editor }: { editor: InfoEditor }) {
  const t = useTranslations('myInfo');
  const { languages } = editor.form;
  return (
    <>
      <fieldset>
        <legend className="font-medium">{t('languages')}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {SPOKEN.map((code) => (
            <Checkbox
              key={code}
              label={t(`language.${code}`)}
              isSelected={languages.includes(code)}
              onChange={(isSelected) =>
                editor.change({
                  languages: SPOKEN.filter((one) => (one === code ? isSelected : languages.includes(one))),
                })
              }
              error={undefined}
            />
          ))}
        </div>
      </fieldset>
      <ConflictNote editor={editor} field="languages" label={t('languages')} />
    </>
  );
}

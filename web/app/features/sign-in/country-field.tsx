import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Select } from '../../ui/select.tsx';
import { countriesByName } from '../foreign-guests/country-names.ts';
import type { Abroad } from './use-abroad.ts';

/** Whose number it is, Saudi Arabia first; with another country's, what one may do and how the code comes. */
export function CountryField(props: { abroad: Abroad; value: string; onChange: (code: string) => void }) {
  const t = useTranslations('foreignGuests');
  const lang = useLang();
  const { channels, countries } = props.abroad;
  const dials = new Map(countries.map(({ code, dial }) => [code, dial]));
  // The code comes first: a narrow phone cuts the end of a long name.
  const options = [
    { value: 'SA', label: `${ltrText('+966')} ${t('home')}` },
    ...countriesByName([...dials.keys()], lang).map(({ code, name }) => ({
      value: code,
      label: `${ltrText(`+${dials.get(code)}`)} ${name}`,
    })),
  ];
  return (
    <div className="grid gap-3">
      <Select
        label={t('country')}
        name="country"
        autoComplete="country"
        options={options}
        value={props.value}
        onChange={props.onChange}
        error={undefined}
      />
      {props.value === 'SA' ? null : (
        <Notice tone="info" icon="info">
          <p>{t('guestOnly')}</p>
          {channels.includes('sms') ? null : <p>{t('whatsappOnly')}</p>}
        </Notice>
      )}
    </div>
  );
}

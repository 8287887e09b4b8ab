import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useCityOptions } from '../host-fields/use-city-options.ts';
import type { InfoField, InfoForm } from './info-form.ts';

/** The value of a field in words, for showing one beside another. */
export function useShownValue(): (field: InfoField, form: Partial<InfoForm>) => string {
  const t = useTranslations('myInfo');
  const cities = useCityOptions();
  return (field, form) => {
    const { location, languages, opening_hours: hours } = form;
    if (field === 'location')
      return location ? ltrText(`${location.lat.toFixed(4)}, ${location.lng.toFixed(4)}`) : '';
    if (field === 'languages') return (languages ?? []).map((code) => t(`language.${code}`)).join(t('comma'));
    if (field === 'city') return cities.find(({ value }) => value === form.city)?.label ?? form.city ?? '';
    if (field === 'opening_hours') {
      const told = (hours ?? []).map(
        ({ weekday, opens, closes }) => `${t(`hours.day.${weekday as 1}`)} ${ltrText(`${opens}-${closes}`)}`,
      );
      return told.join(t('comma'));
    }
    return form[field] ?? '';
  };
}

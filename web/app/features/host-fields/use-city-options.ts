import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { cityOptions } from '../../site/city-options.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { useChoices } from './use-choices.ts';

/** The cities to choose from, the best known first; none while they are on their way. */
export function useCityOptions(): SelectOption[] {
  const t = useTranslations('common.cities');
  return cityOptions(useChoices().cities, useLang(), { bestKnown: t('bestKnown'), others: t('others') });
}

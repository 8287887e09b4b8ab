import { moneyText } from '@diyar/contract/values/money';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useChoices } from '../host-fields/use-choices.ts';

/** The name of a field as its step writes it, by its path; of what has none, the name of the step. */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations('supplyForm.fields');
  return (path) => {
    const [part = '', field = ''] = path.split('.');
    const [whole, inside] = [part, `${part}.${field}`] as const;
    const names = t.has(whole as 'services') ? (t.raw(whole as 'services') as unknown) : undefined;
    if (typeof names === 'string') return names;
    if (names !== undefined && t.has(inside as 'property.name')) return t(inside as 'property.name');
    return t('location.place');
  };
}

/** Fields whose value is a word of ours, and where its sentence stands. */
const WORDS: Readonly<Record<string, string>> = {
  'property.facing': 'details.facing',
  'property.usage': 'details.usage',
  'property.relation': 'supplyForm.relationWords',
  'property.furnished': 'supplyForm.furnishedWords',
  'property.deed_kind': 'supplyForm.deedWords',
  'unit.privacy': 'supplyForm.privacyWords',
  'prices.purpose': 'supplyForm.purposeWords',
  'policy.cancellation': 'supplyForm.terms.cancellation',
};

/** A value of another device, short, to choose by. */
export function useShownValue(): (path: string, value: unknown) => string {
  const t = useTranslations();
  const { categories, cities } = useChoices();
  const named = (path: string, slug: string) => {
    const places = path === 'property.category' ? categories : path === 'location.city' ? cities : [];
    return places.find((one) => one.slug === slug)?.name ?? slug;
  };
  return (path, value) => {
    if (value === null || value === undefined || value === '') return t('wizard.elsewhere.empty');
    if (typeof value === 'boolean') return t(value ? 'supplyForm.yes' : 'supplyForm.no');
    if (typeof value === 'number') return ltrText(String(value));
    const words = WORDS[path];
    if (typeof value === 'string')
      return words === undefined ? named(path, value) : t(`${words}.${value}` as 'supplyForm.yes');
    const { amount } = value as { amount?: unknown };
    return typeof amount === 'number' ? ltrText(moneyText(amount)) : t('wizard.elsewhere.other');
  };
}

import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Search } from '../query/search.ts';
import { ChoiceCount } from './choice-count.tsx';

const CLAIMS = [
  ['verified', 'verifiedText', 'shield'],
  ['licensed', 'licensedText', 'check'],
  ['instant', 'instantText', 'bolt'],
  ['offer', 'offerText', 'tag'],
] as const;

/** Boxes for the claims of ads (verified, licensed …), each with its meaning and its count of ads. */
export function ClaimBoxes({ filters }: { filters: Search }) {
  const t = useTranslations('filters');
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="sr-only">{t('claims')}</legend>
      {CLAIMS.map(([name, hint, icon]) => (
        <label key={name} className="flex min-h-14 cursor-pointer items-center gap-3">
          <Icon name={icon} className="size-5 text-primary" />
          <span className="min-w-0 grow">
            <span className="block font-medium">{t(name)}</span>
            <span className="block text-xs text-soft">{t(hint)}</span>
          </span>
          <ChoiceCount facet={name} value="1" />
          <input
            type="checkbox"
            name={name}
            value="1"
            defaultChecked={filters[name] === '1'}
            className="size-5 shrink-0 accent-primary"
          />
        </label>
      ))}
    </fieldset>
  );
}

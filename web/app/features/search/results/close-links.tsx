import { moneyText } from '@diyar/contract/values/money';
import { useLang } from '../../../i18n/lang.ts';
import { shortDay } from '../../../i18n/short-dates.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { isolated } from '../../ads/periods.ts';
import type { CloseSearch } from './close-searches.ts';
import { SearchLink } from './ways-out-links.tsx';

/** Searches that ask for nearly the same, each with how much it finds. */
export function CloseLinks({ close }: { close: readonly CloseSearch[] }) {
  const wordsOf = useWords();
  return (
    <ul className="grid w-full max-w-md gap-3">
      {close.map((one) => (
        <li key={wordsOf(one.asks)}>
          <SearchLink {...one}>{wordsOf(one.asks)}</SearchLink>
        </li>
      ))}
    </ul>
  );
}

function useWords(): (asks: CloseSearch['asks']) => string {
  const t = useTranslations('filters.empty');
  const lang = useLang();
  return (asks) => {
    if ('kind' in asks) return asks.kind;
    if ('priceUpTo' in asks) return t('dearer', { price: isolated(moneyText(asks.priceUpTo * 100)) });
    if ('district' in asks) return t('districtNear', asks);
    return t('otherDates', { from: shortDay(asks.from, lang), to: shortDay(asks.to, lang) });
  };
}

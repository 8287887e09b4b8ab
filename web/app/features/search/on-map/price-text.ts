import { groupedNumber } from '@diyar/contract/values/format';
import { LOCALE_OF } from '@diyar/messages/messages';

/** From here on a price is said in thousands. */
const SHORT_FROM = 10_000;

/** A price as a pin has room for: "4,500", "85K", «85 ألف», «1.3 مليون». Without the currency, which is one everywhere. */
export function shortPrice(halalas: number, lang: 'ar' | 'en'): string {
  const riyals = Math.round(halalas / 100);
  if (riyals < SHORT_FROM) return groupedNumber(riyals);
  return new Intl.NumberFormat(LOCALE_OF[lang], {
    notation: 'compact',
    maximumFractionDigits: riyals < 1_000_000 ? 1 : 2,
  }).format(riyals);
}

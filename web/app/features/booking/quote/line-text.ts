import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { Period } from '@diyar/contract/words/period';
import type { z } from 'zod';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useLengthText } from '../stay/stay-length.tsx';

type Terms = z.infer<typeof QuoteTerms>;

/** Names the lines of a priced stay: the stay with its price, a service, the guests above those in the price, the coupon. */
export function useLineText(terms: Pick<Terms, 'coupon'>, period: Period) {
  const t = useTranslations('booking.quote');
  const lengthText = useLengthText();
  return (line: Terms['lines'][number]): string => {
    const price = ltrText(line.unit_price.text);
    switch (line.code) {
      case 'base':
        return t('line', { length: lengthText(line.period ?? period, line.quantity), price });
      case 'coupon':
        return terms.coupon === null ? t('couponPlain') : t('coupon', { code: ltrText(terms.coupon) });
      default: {
        const name = line.code === 'service' ? `\u2068${line.name}\u2069` : t('extraGuest');
        return line.quantity === 1 ? name : `${name} × ${line.quantity}`;
      }
    }
  };
}

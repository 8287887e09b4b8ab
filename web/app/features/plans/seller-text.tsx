import type { Seller } from '@diyar/contract/values/seller';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';

/** Who sells, with the numbers they are registered under. */
export function SellerText({ seller }: { seller: Seller }) {
  const t = useTranslations('memberships');
  const number = (words: ReactNode) => (
    <bdi dir="ltr" className="tabular">
      {words}
    </bdi>
  );
  return (
    <span className="grid gap-0.5">
      <bdi>{seller.name}</bdi>
      <span className="text-xs font-normal text-soft">
        {t.rich('registration', { number: seller.commercial_registration, bdi: number })}
      </span>
      <span className="text-xs font-normal text-soft">
        {t.rich('vatNumber', { number: seller.vat_number, bdi: number })}
      </span>
      <bdi className="text-xs font-normal text-soft">{seller.address}</bdi>
    </span>
  );
}

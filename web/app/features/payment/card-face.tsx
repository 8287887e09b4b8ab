import type { KeptCard } from '@diyar/contract/money/kept-cards';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { keptBrand } from './kept-cards.ts';

/** A kept card as its holder knows it: network, end, expiry. */
export function CardFace({ card }: { card: KeptCard }) {
  const t = useTranslations('payment.kept');
  const brand = keptBrand(card);
  return (
    <span className="flex grow flex-wrap items-center gap-3">
      {brand === undefined ? null : <BrandMark brand={brand} />}
      <bdi dir="ltr" className="tabular font-medium">
        {`•••• ${card.last4}`}
      </bdi>
      <bdi dir="ltr" className="tabular text-sm text-soft">
        {card.expiry}
      </bdi>
      {card.is_expired ? <Badge tone="danger">{t('expired')}</Badge> : null}
      {card.is_default ? <Badge tone="primary">{t('default')}</Badge> : null}
    </span>
  );
}

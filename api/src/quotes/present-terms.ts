import type { QuoteTerms } from '@diyar/contract/booking/stays';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import { depositAtOnce, type StoredTerms } from '../prices/price-stay.ts';

function isoOrNull(instant: string | null): string | null {
  return instant === null ? null : riyadhIso(new Date(instant));
}

/** Terms as they leave: money with its text, service names in the caller's language, times at Riyadh's offset. */
export function presentTerms(terms: StoredTerms, lang: Lang): z.infer<typeof QuoteTerms> {
  return {
    lines: terms.lines.map((line) => ({
      code: line.code,
      period: line.period ?? null,
      name: lang === 'ar' ? line.name_ar : line.name_en,
      quantity: line.quantity,
      unit_price: money(line.unit_price),
      was_unit_price: line.was_unit_price === null ? null : money(line.was_unit_price),
      amount: money(line.amount),
    })),
    guests: terms.guests ?? null,
    discount: terms.discount?.rule ?? null,
    coupon: terms.coupon?.code ?? null,
    total: money(terms.total),
    tax: money(terms.tax),
    tax_percent: terms.tax_percent,
    security_deposit: money(terms.security_deposit),
    deposit_through: terms.deposit_through ?? 'host',
    down_payment: money(terms.down_payment),
    due_now: money(terms.down_payment + depositAtOnce(terms)),
    rest: { ...money(terms.rest.amount), due_at: isoOrNull(terms.rest.due_at), through: terms.rest.through },
    refunds: terms.refunds.map((step) => ({
      before: isoOrNull(step.before),
      percent: step.percent,
      amount: money(step.amount),
    })),
  };
}

import type { Purchase as Shown } from '@diyar/contract/money/purchases';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayLead } from '../accounts/standing.ts';
import { type PaymentView, paymentsOf } from '../dues/payments-of.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { sellerAt } from '../settings/seller.ts';
import { findView, type PurchaseView } from './purchase.queries.ts';
import { isWaiting } from './purchase.ts';

/** A purchase of the acting account with its payments. Throws `not_found` for others'. */
export async function showPurchase(
  reader: Reader,
  number: string,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<Shown> {
  const row = await findView(reader, number, actor.accountId);
  if (row === undefined) throw new Refusal('not_found');
  const [payments, standing, seller] = await Promise.all([
    paymentsOf(reader, 'purchase', [row.id]),
    standingOf(reader, actor),
    sellerAt(reader, lang, row.created_at),
  ]);
  const waits = isWaiting({ state: row.state, waitsUntil: row.waits_until }, now);
  return {
    ...present(row, payments.get(row.id) ?? [], lang),
    seller,
    bought:
      row.person_id === actor.personId
        ? { by: 'me', by_name: null }
        : { by: 'team', by_name: row.person_name },
    is_over: row.state === 'pending' && !waits,
    abilities: { pay: waits && mayLead(standing ?? 'viewer') },
  };
}

type Presented = Omit<Shown, 'seller' | 'bought' | 'is_over' | 'abilities'>;

function present(row: PurchaseView, payments: readonly PaymentView[], lang: Lang): Presented {
  const { ads, special_ads, special_days } = row;
  return {
    id: String(row.number),
    state: row.state,
    plan: { id: String(row.plan_number), name: row[`name_${lang}`], ads, special_ads, special_days },
    period: row.period,
    amount: money(row.amount),
    net: money(row.amount - row.vat),
    vat: money(row.vat),
    vat_percent: row.vat_percent,
    buyer: row.buyer_name,
    terms: { slug: row.terms_slug, version: row.terms_version },
    created_at: riyadhIso(row.created_at),
    paid_at: row.paid_at && riyadhIso(row.paid_at),
    waits_until: riyadhIso(row.waits_until),
    membership:
      row.starts_at === null || row.ends_at === null
        ? null
        : { starts_at: riyadhIso(row.starts_at), ends_at: riyadhIso(row.ends_at) },
    payments: payments.map(({ id, state, method, amount, card, failure, refunded, createdAt }) => ({
      ...{ id, state, method, card, failure },
      amount: money(amount),
      refunded: money(refunded),
      created_at: riyadhIso(createdAt),
    })),
  };
}

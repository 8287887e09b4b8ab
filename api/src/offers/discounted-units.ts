import type { Rule } from '@diyar/contract/call/errors';
import type { DiscountState, HostOffer } from '@diyar/contract/supply/host-discounts';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { type Period, type PriceKind, periodOf, priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { textIn } from '../ads/present-card.ts';
import { type Offer, priceAfter } from '../prices/headline.ts';

/** A unit that a discount may be for, with its active prices of rent. */
export interface ChoiceRow {
  id: string;
  name_ar: string | null;
  name_en: string | null;
  property_name: string;
  prices: { kind: PriceKind; amount: number }[];
}

type Off = Pick<Offer, 'type_discount' | 'discount'>;

const nameOf = (unit: ChoiceRow, lang: Lang) =>
  textIn(lang, unit.name_ar, unit.name_en)?.text ?? unit.property_name;

/** Units to choose from, each with the periods it is let for. */
export function presentChoices(units: readonly ChoiceRow[], lang: Lang) {
  return units.map((unit) => ({ id: unit.id, name: nameOf(unit, lang), periods: periodsOf(unit) }));
}

function periodsOf({ prices }: ChoiceRow): Period[] {
  return prices.map(({ kind }) => periodOf(kind)).filter((period) => period !== null);
}

/**
 * Units with what a discount makes of their prices; `lowest` is by unit and kind the least each was in the 30 days before, and says
 * whether today's may stand beside the new one.
 */
export function presentDiscounted(
  units: readonly ChoiceRow[],
  periods: readonly Period[],
  off: Off,
  lang: Lang,
  lowest: Readonly<Record<string, Partial<Record<PriceKind, number>>>> = {},
): HostOffer['units'] {
  const kinds = periods.map(priceKindOf);
  return units.map((unit) => ({
    id: unit.id,
    name: nameOf(unit, lang),
    prices: unit.prices.flatMap(({ kind, amount }) => {
      const period = periodOf(kind);
      if (period === null || !kinds.some((one) => one === kind)) return [];
      const honest = (lowest[unit.id]?.[kind] ?? amount) >= amount;
      return [{ period, price: money(amount), after: money(priceAfter(amount, off)), honest }];
    }),
  }));
}

/** The last change of a discount: its person and its time. */
export interface EditColumns {
  updated_at: Date | null;
  updated_by: string | null;
  /** The name of their own account. */
  editor: string | null;
}

/** Names the person of the last change of a discount to one of its account's people: themselves, or somebody of the team by name. */
export function presentEditor(row: EditColumns, personId: string): HostOffer['edited'] {
  const { updated_at: at, updated_by: by, editor } = row;
  if (at === null || by === null) return null;
  const isMe = by === personId;
  return { at: riyadhIso(at), by: isMe ? 'me' : 'team', by_name: isMe ? null : editor };
}

/** How a discount stands on a Riyadh date. */
export function discountState(
  dates: { starts_on: string; ends_on: string; paused: boolean },
  today: string,
): DiscountState {
  if (today > dates.ends_on) return 'over';
  if (dates.paused) return 'paused';
  return today < dates.starts_on ? 'coming' : 'running';
}

/** A hundred million riyals, in halalas. */
const MOST_DISCOUNT = 10_000_000_000;

/** Returns the broken fields of a discount: its percent or amount, or its dates. */
export function discountErrors(sent: Off & { from: string; to: string }): { field: string; rule: Rule }[] {
  const broken: { field: string; rule: Rule }[] = [];
  const isPercent = sent.type_discount === 'percent';
  if (isPercent && (sent.discount < 1 || sent.discount > 100))
    broken.push({ field: 'discount', rule: 'discount_percent' });
  if (!isPercent && (sent.discount < 1 || sent.discount > MOST_DISCOUNT))
    broken.push({ field: 'discount', rule: 'discount_amount' });
  if (sent.to < sent.from) broken.push({ field: 'to', rule: 'end_before_start' });
  return broken;
}

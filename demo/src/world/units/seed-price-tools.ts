import { createHash } from 'node:crypto';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { PriceKind } from '../../../../api/src/platform/db/schema.generated.ts';
import { SERVICES } from '../plans/shape-words.ts';
import type { PlannedUnit } from './unit-rows.ts';

/** The office in Riyadh: it keeps templates of services and shares price lists. */
const OFFICE = 'dar-al-waha';
const TEMPLATES = [SERVICES.cleaning, SERVICES.breakfast, SERVICES.airport] as const;

const LISTS: readonly {
  name: string;
  kinds: Extract<PriceKind, 'daily' | 'monthly' | 'yearly'>[];
  most: number;
}[] = [
  { name: 'أسعار الإقامة اليومية في الرياض', kinds: ['daily', 'monthly'], most: 8 },
  { name: 'شقق ومكاتب للإيجار السنوي', kinds: ['yearly'], most: 12 },
];

/** Links of a demonstration are the same in each world; a real one is random. */
const keyOf = (name: string) => createHash('sha256').update(`demonstration/${name}`).digest('base64url');

/** Writes the office's service templates, one of which a unit has at a price of its own, and its open price lists. */
export async function seedPriceTools(tx: Tx, units: readonly PlannedUnit[], today: string): Promise<void> {
  const own = units.filter(({ plan }) => plan.advertiser.key === OFFICE);
  const [first] = own;
  if (first === undefined) return;
  const at = (days: number) => new Date(instantOf(addDays(today, days), 600));
  await tx
    .insertInto('service_template')
    .values(
      TEMPLATES.map(({ nameAr, nameEn, price, charge }, place) => ({
        account_id: first.accountId,
        name_ar: nameAr,
        name_en: nameEn,
        price: price * 100,
        charge,
        mandatory: false,
        created_at: at(place - 30),
      })),
    )
    .execute();
  await offerBreakfast(tx, own);
  for (const [place, { name, kinds, most }] of LISTS.entries()) {
    const shown = own
      .filter(({ plan }) => kinds.some((kind) => plan.prices[kind] !== undefined))
      .slice(0, most);
    if (shown.length === 0) continue;
    const list = { account_id: first.accountId, person_id: first.personId, key: keyOf(name), name, kinds };
    const { id } = await tx
      .insertInto('price_list')
      .values({ ...list, created_at: at(place - 12) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('price_list_unit')
      .values(shown.map(({ unitId }) => ({ price_list_id: id, unit_id: unitId })))
      .execute();
  }
}

/** Breakfast at the units let by the night that do not offer it yet: at all but one as the template says. */
async function offerBreakfast(tx: Tx, own: readonly PlannedUnit[]): Promise<void> {
  const { nameAr, nameEn, price, charge } = SERVICES.breakfast;
  const nightly = own.filter(
    ({ plan }) =>
      plan.prices.daily !== undefined && !plan.services.some((service) => service.nameAr === nameAr),
  );
  if (nightly.length === 0) return;
  await tx
    .insertInto('service')
    .values(
      nightly.slice(0, 4).map(({ unitId }, place) => ({
        unit_id: unitId,
        name_ar: nameAr,
        name_en: nameEn,
        price: (place === 0 ? price + 20 : price) * 100,
        charge,
        mandatory: false,
      })),
    )
    .execute();
}

import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { Resident } from '../people/seed-people.ts';

/** A villa that its office has half filled in: facts and place are there, photos and prices are missing. */
const HALF_FILLED: WizardContent = {
  property: {
    name: 'فيلا حي الياسمين',
    category: 'villa',
    usage: 'residential',
    furnished: 'part',
    relation: 'marketer',
    exclusive: true,
    facing: 'ne',
    area: 375,
    height: 25,
    width: 15,
    plan_number: '2736',
    deed_kind: 'electronic',
  },
  location: {
    lat: 24.8256,
    lng: 46.6452,
    zoom: 16,
    city: 'riyadh',
    district: 'al-yasmin-riyadh',
    street: 'شارع القادسية',
    street_width: 20,
  },
  unit: {
    name_ar: 'فيلا درج داخلي بخمس غرف',
    rooms: 5,
    baths: 6,
    halls: 2,
    age: 3,
    tenants: ['families'],
    features: ['central-ac', 'fitted-kitchen', 'private-entrance'],
  },
  topic: 'photos',
};

/** The office that shows the demonstration from the side of supply. */
const OFFICE = 'dar-al-waha';

/** Riyals below which nobody here lets in earnest. */
const MINIMUMS = [
  { category: 'apartment', kind: 'yearly', riyals: 8_000 },
  { category: 'apartment', kind: 'daily', riyals: 80 },
  { category: 'villa', kind: 'yearly', riyals: 20_000 },
  { category: 'chalet', kind: 'daily', riyals: 150 },
  { category: 'office', kind: 'yearly', riyals: 10_000 },
] as const;

/** Opens the half-filled wizard of an office, and sets the minimum prices of the world. */
export async function seedSupply(
  tx: Tx,
  { people, today }: { people: ReadonlyMap<string, Resident>; today: string },
): Promise<void> {
  const office = people.get(OFFICE);
  if (office === undefined) throw new Error(`nobody is called ${OFFICE}`);
  const now = new Date(instantOf(today, 0));
  await tx
    .insertInto('wizard')
    .values({
      person_id: office.personId,
      account_id: office.accountId,
      content: JSON.stringify(HALF_FILLED),
      started_at: now,
      saved_at: now,
    })
    .execute();
  for (const { category, kind, riyals } of MINIMUMS)
    await sql`insert into minimum_price (category_id, kind, amount, effective_from, reason)
      select id, ${kind}::price_kind, ${riyals * 100}, ${now}, 'demo world' from category where slug = ${category}`.execute(
      tx,
    );
}

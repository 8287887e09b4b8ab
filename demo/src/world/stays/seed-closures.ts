import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { fillClosure } from '../../../../api/src/closures/fill-closures.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { Closure } from '../../../../api/src/platform/db/schema.generated.ts';

/** What the first units of an advertiser are closed for, the first unit first. */
const closuresFrom = (today: string): Omit<Insertable<Closure>, 'unit_id'>[] => [
  { starts_on: addDays(today, 12), ends_on: addDays(today, 14), note: 'صيانة دورية' },
  {
    ...{ starts_on: today, ends_on: null, weekdays: [7], starts_at: '13:00', ends_at: '15:00' },
    note: 'تنظيف أسبوعي',
  },
  { starts_on: today, ends_on: addDays(today, 360), season: 'eid_al_adha', note: 'للعائلة' },
];

/** Closes a few units of the advertisers that people sign in as; what is booked stays booked. */
export async function seedClosures(tx: Tx, today: string): Promise<void> {
  const { rows } = await sql<{ id: string; place: number }>`
    select unit.id, place::int from (select unit.id, row_number() over (partition by unit.account_id order by unit.id) as place
      from unit join ad on ad.unit_id = unit.id and ad.state = 'published' and ad.purpose = 'rent'
      join account on account.id = unit.account_id join person on person.id = account.person_id
      where person.phone like '+96650000001_') unit
    where place <= 3 order by unit.id`.execute(tx);
  const kinds = closuresFrom(today);
  const now = new Date(instantOf(today, 0));
  for (const { id, place } of rows) {
    const closure = await tx
      .insertInto('closure')
      .values({ ...kinds[place - 1], unit_id: id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await fillClosure(tx, closure.id, now);
  }
}

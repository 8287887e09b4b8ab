import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

const OFFICE = '+966500000011';
const GUEST = '+966500000001';

/** Writes numbers of the demo office that were shown lately: to its guest, and to visitors nobody knows. */
export async function seedTaps(tx: Tx, today: string): Promise<void> {
  const now = new Date(instantOf(addDays(today, -1), 21 * 60));
  await sql`
    insert into contact_reveal (ad_id, account_id, address_hash, channel, at)
    select ad.id, case when place % 2 = 0 then guest.account_id end, decode(md5(place::text), 'hex'),
      case when place % 3 = 0 then 'whatsapp' else 'phone' end, ${now}::timestamptz - place * interval '7 hours'
    from (
      select ad.id, row_number() over (order by ad.number) as place
      from ad join account on account.id = ad.account_id join person on person.id = account.person_id
      where person.phone = ${OFFICE} and ad.state = 'published' order by ad.number limit 5) ad
    cross join (
      select account.id as account_id from account join person on person.id = account.person_id
      where person.phone = ${GUEST} order by account.kind limit 1) guest`.execute(tx);
}

import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { openAccount } from '../../../../api/src/accounts/open-account.ts';
import { recordEvent } from '../../../../api/src/events/record-event.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { DEMO_OPERATOR } from '../../operator/demo-operator.ts';
import { nameOperator } from '../people/name-operator.ts';

/** A district as an import makes one: a name that is another's, nearly, in the middle of its city. */
const UNREVIEWED = { slug: 'hayy-al-malqa-riyadh', name_ar: 'الملقى الجديد', name_en: 'Al Malqa Al Jadid' };
const SUSPENDED = { phone: '+966500000078', name: 'سلطان الدوسري' };
const WHY_SUSPENDED = 'طلب من أكثر من معلن أن يدفع خارج المنصة';
const NOTICE = {
  text_ar: 'نُحدّث الموقع فجر الجمعة من 3:00 إلى 3:30، وقد يتوقف الحجز دقائق.',
  text_en: 'We update the site on Friday from 3:00 to 3:30 am; booking may pause for a few minutes.',
};
const NOTICE_KEY = '0197f000-0000-7000-8000-0000000000d1';

/**
 * What an operator's house has on an ordinary day: a district that nobody has looked at, work that failed for good, an account that is
 * suspended, and a notice that everyone was told. Before notifications are dated and read. Answers how many were told.
 */
export async function seedHouse(tx: Tx, today: string): Promise<number> {
  await sql`
    insert into district (slug, city_id, name_ar, name_en, lat, lng, approximate, reviewed)
    select ${UNREVIEWED.slug}, id, ${UNREVIEWED.name_ar}, ${UNREVIEWED.name_en}, lat, lng, true, false
    from city where slug = 'riyadh'`.execute(tx);
  await suspend(tx, today);
  await failOnce(tx);
  return tellEveryone(tx, today);
}

async function suspend(tx: Tx, today: string): Promise<void> {
  const at = new Date(instantOf(addDays(today, -9), 700));
  const opened = new Date(instantOf(today, 0));
  const { accountId } = await openAccount(tx, { ...SUSPENDED, kind: 'ordinary' }, opened);
  const state = { suspended_at: at, suspended_reason: WHY_SUSPENDED };
  await tx.updateTable('account').set(state).where('id', '=', accountId).execute();
  const params = { reason: WHY_SUSPENDED };
  await recordEvent(tx, { key: 'account_suspended', accountId, personId: null, params, at });
}

/** About a picture that is not there any more: a retry finds nothing to do and is done. */
async function failOnce(tx: Tx): Promise<void> {
  const payload = { photoId: '0197f000-0000-7000-8000-0000000000d2' };
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job('photo__sizes', payload => ${JSON.stringify(payload)}::json, max_attempts => 5)`.execute(
    tx,
  );
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'ENOSPC: no space left on device, write'
    where id = ${rows[0]?.id}`.execute(tx);
}

async function tellEveryone(tx: Tx, today: string): Promise<number> {
  const at = new Date(instantOf(addDays(today, -6), 620));
  const operatorId = await nameOperator(tx, DEMO_OPERATOR, at);
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where('closed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
  const told = { counted: accounts.length, told: accounts.length, told_up_to: accounts.at(-1)?.id ?? null };
  const { id } = await tx
    .insertInto('broadcast')
    .values({
      ...{ ...NOTICE, ...told, send_key: NOTICE_KEY, audience: 'all', operator_id: operatorId },
      ...{ at, ended_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const account of accounts) {
    const params = { broadcast: id };
    await recordEvent(tx, { key: 'broadcast_sent', accountId: account.id, personId: null, params, at });
  }
  return accounts.length;
}

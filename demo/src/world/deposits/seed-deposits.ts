import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { answerClaim } from '../../../../api/src/claims/answer-claim.ts';
import { makeClaim } from '../../../../api/src/claims/make-claim.ts';
import { releaseDeposit } from '../../../../api/src/deposits/close-deposit.ts';
import { takeDepositWith } from '../../../../api/src/deposits/take-deposit.ts';
import { PAYABLES } from '../../../../api/src/payables.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { demoDamageKey } from '../../receipts/demo-damage.ts';

const HOUR_MS = 3_600_000;
/** Halalas. */
const DEPOSIT = 50_000;

interface Stay {
  id: string;
  number: string;
  paymentId: string;
  paidAt: Date;
  endsAt: Date;
  guestAccountId: string;
  guestPersonId: string;
  hostAccountId: string;
  hostPersonId: string;
}

const after = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);

/**
 * Asks for a security deposit at every third place let by the night, and lets stays of the world have brought one: held while the guest
 * is there, gone back, given in part for damage, and disputed, so that an operator has to decide. Answers how many.
 */
export async function seedDeposits(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(today, 0));
  const [held] = await findStays(tx, 'active', 1, now);
  const [disputed, claimed, silent, released] = await findStays(tx, 'finished', 4, now);
  if (held !== undefined) await take(tx, held);
  if (released !== undefined) await release(tx, released);
  if (claimed !== undefined) await claimAgreed(tx, claimed);
  if (disputed !== undefined)
    await claimDisputed(tx, disputed, 'انكسر قبل وصولي، وأبلغت المعلن يوم الدخول في رسائل الحجز.');
  if (silent !== undefined)
    await claimDisputed(tx, silent, 'الزجاج كان مشروخًا، ولا أوافق على ثمن زجاج جديد.');
  await sql`
    update unit_policy set security_deposit = ${DEPOSIT} where security_deposit = 0 and hashtext(unit_id::text) % 3 = 0
      and exists (select from unit_price where unit_price.unit_id = unit_policy.unit_id and kind = 'daily')`.execute(
    tx,
  );
  return [held, released, claimed, disputed, silent].filter((stay) => stay !== undefined).length;
}

/** Stays of nights, paid in full by card; the latest first. */
async function findStays(tx: Tx, state: 'active' | 'finished', most: number, now: Date): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select r.id, r.number::text as number, paid.id as "paymentId", paid.closed_at as "paidAt", r.ends_at as "endsAt",
      guest.id as "guestAccountId", guest.person_id as "guestPersonId", host.id as "hostAccountId", host.person_id as "hostPersonId"
    from reservation r join account guest on guest.id = r.guest_account_id join account host on host.id = r.host_account_id
      join lateral (
        select payment.id, payment.closed_at from payment join due on due.id = payment.due_id
        where due.reservation_id = r.id and payment.state = 'settled' and payment.gateway = 'sandbox'
        order by payment.closed_at desc limit 1) paid on true
    where r.state = ${state}::reservation_state and r.period = 2 and r.starts_at < ${now}
      and r.terms -> 'rest' ->> 'through' = 'diyar'
      and r.terms ->> 'deposit_through' = 'diyar'
      and not exists (select from due where due.reservation_id = r.id and due.void_at is null
        and not exists (select from payment where payment.due_id = due.id and payment.state = 'settled'))
    order by host.person_id = (select id from person where phone = '+966500000011') desc, r.ends_at desc, r.id
    limit ${most}`.execute(tx);
  return rows;
}

/** The deposit came with the last payment of a stay, in the gateway's books too. */
async function take(tx: Tx, { id, paymentId, paidAt }: Stay): Promise<void> {
  await sql`
    update reservation set security_deposit = ${DEPOSIT}, terms = jsonb_set(terms, '{security_deposit}', to_jsonb(${DEPOSIT}::bigint))
    where id = ${id}`.execute(tx);
  const { id: dueId } = await tx
    .insertInto('due')
    .values({ reservation_id: id, kind: 'security_deposit', amount: DEPOSIT, due_at: paidAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paid = { deposit_due_id: dueId, deposit: DEPOSIT };
  await tx.updateTable('payment').set(paid).where('id', '=', paymentId).execute();
  await sql`update sandbox_gateway.payment set amount = amount + ${DEPOSIT} where id = ${paymentId}`.execute(
    tx,
  );
  const payable = await PAYABLES.reservation.lock(tx, id);
  await takeDepositWith(tx, { payable, dueId, amount: DEPOSIT, withPaymentId: paymentId, now: paidAt });
}

async function release(tx: Tx, stay: Stay): Promise<void> {
  await take(tx, stay);
  await releaseDeposit(tx, await PAYABLES.reservation.lock(tx, stay.id), after(stay.endsAt, 48));
}

const actorOf = (accountId: string, personId: string) =>
  ({
    accountId,
    personId,
    kind: 'ordinary',
    tokenHash: Buffer.alloc(32),
    rights: new Set<string>(),
    isSuspended: false,
    isForeign: false,
  }) as const;

/** Claims a part of a deposit with a photo. */
async function claim(tx: Tx, stay: Stay, items: readonly { words: string; amount: number }[]): Promise<void> {
  await take(tx, stay);
  const now = after(stay.endsAt, 5);
  const { id } = await tx
    .insertInto('deposit_photo')
    .values({
      reservation_id: stay.id,
      account_id: stay.hostAccountId,
      file_key: demoDamageKey(stay.number),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = actorOf(stay.hostAccountId, stay.hostPersonId);
  await makeClaim(tx, PAYABLES, { number: stay.number, items, photos: [id], actor, now });
}

async function claimAgreed(tx: Tx, stay: Stay): Promise<void> {
  await claim(tx, stay, [{ words: 'مقبض باب مكسور', amount: 12_000 }]);
  const actor = actorOf(stay.guestAccountId, stay.guestPersonId);
  const said = { number: stay.number, answer: 'accepted', agreed: 0, words: '', actor } as const;
  await answerClaim(tx, PAYABLES, { ...said, now: after(stay.endsAt, 9) });
}

async function claimDisputed(tx: Tx, stay: Stay, words: string): Promise<void> {
  await claim(tx, stay, [
    { words: 'زجاج نافذة مكسور', amount: 35_000 },
    { words: 'بقع على السجاد', amount: 10_000 },
  ]);
  const actor = actorOf(stay.guestAccountId, stay.guestPersonId);
  const said = { number: stay.number, answer: 'partly', agreed: 10_000, words, actor } as const;
  await answerClaim(tx, PAYABLES, { ...said, now: after(stay.endsAt, 20) });
}

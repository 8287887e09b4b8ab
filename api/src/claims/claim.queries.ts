import { type RawBuilder, sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** A booking with the deposit that is held or was held for it. */
export interface HeldBooking {
  id: string;
  number: number;
  guestAccountId: string;
  hostAccountId: string;
  state: string;
  endsAt: Date;
  deposit: number;
  depositState: 'held' | 'claimed' | 'closed';
  heldAt: Date;
  claimUntil: Date;
  released: number | null;
  claimed: number | null;
  closedAt: Date | null;
}

const bookings = (condition: RawBuilder<unknown>) => sql<HeldBooking>`
  select r.id, r.number, r.guest_account_id as "guestAccountId", r.host_account_id as "hostAccountId", r.state, r.ends_at as "endsAt",
    deposit.amount as deposit, deposit.state as "depositState", deposit.held_at as "heldAt",
    r.ends_at + make_interval(secs => deposit.claim_seconds) as "claimUntil", deposit.released, deposit.claimed,
    deposit.closed_at as "closedAt"
  from reservation r join deposit on deposit.reservation_id = r.id where ${condition}`;

/** A booking of an account's side by its number; undefined when it is not theirs or no deposit was taken. */
export async function findOfSide(
  reader: Reader,
  { side, number, accountId }: { side: 'guest' | 'host'; number: string; accountId: string },
): Promise<HeldBooking | undefined> {
  const mine = sql.ref(side === 'guest' ? 'r.guest_account_id' : 'r.host_account_id');
  const { rows } = await bookings(sql`r.number = ${Number(number)} and ${mine} = ${accountId}`).execute(
    reader,
  );
  return rows[0];
}

export async function findByNumber(reader: Reader, number: string): Promise<HeldBooking | undefined> {
  const { rows } = await bookings(sql`r.number = ${Number(number)}`).execute(reader);
  return rows[0];
}

export async function findById(reader: Reader, reservationId: string): Promise<HeldBooking | undefined> {
  const { rows } = await bookings(sql`r.id = ${reservationId}`).execute(reader);
  return rows[0];
}

export interface ClaimRow {
  id: string;
  reservation_id: string;
  items: { words: string; amount: number }[];
  amount: number;
  state: 'asked' | 'disputed' | 'decided';
  made_at: Date;
  answer_until: Date;
  answer: 'accepted' | 'partly' | 'refused' | null;
  agreed: number | null;
  answer_words: string | null;
  answered_at: Date | null;
  awarded: number | null;
  decision_words: string | null;
  decided_at: Date | null;
  proposed_by: string | null;
  proposed_award: number | null;
  proposed_words: string | null;
  photos: number;
}

const claims = (condition: RawBuilder<unknown>) => sql<ClaimRow>`
  select c.*, (select count(*)::int from deposit_photo p where p.claim_id = c.id) as photos from deposit_claim c where ${condition}`;

export async function findClaim(reader: Reader, reservationId: string): Promise<ClaimRow | undefined> {
  const { rows } = await claims(sql`c.reservation_id = ${reservationId}`).execute(reader);
  return rows[0];
}

/** Locks a claim that is not decided; undefined when there is none. */
export async function lockOpenClaim(tx: Tx, reservationId: string): Promise<ClaimRow | undefined> {
  const { rows } = await claims(
    sql`c.reservation_id = ${reservationId} and c.state <> 'decided' for update of c`,
  ).execute(tx);
  return rows[0];
}

export interface NewClaim {
  reservationId: string;
  accountId: string;
  items: readonly { words: string; amount: number }[];
  amount: number;
  answerUntil: Date;
  now: Date;
}

const NOT_CLAIMABLE: ReadonlySet<string | undefined> = new Set([
  'deposit_claim_once',
  'deposit_claim_within_deposit',
  'deposit_claim_in_time',
]);

/** Writes a claim down. The database refuses a second one, one out of time and one of more than is held: `state_changed`. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<string> {
  try {
    const row = await tx
      .insertInto('deposit_claim')
      .values({
        reservation_id: claim.reservationId,
        account_id: claim.accountId,
        items: JSON.stringify(claim.items),
        amount: claim.amount,
        answer_until: claim.answerUntil,
        made_at: claim.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('deposit')
      .set({ state: 'claimed' })
      .where('reservation_id', '=', claim.reservationId)
      .execute();
    return row.id;
  } catch (error) {
    if (NOT_CLAIMABLE.has(brokenConstraint(error))) throw new Refusal('state_changed');
    throw error;
  }
}

/** Puts photos of an account and booking beside a claim, in their order; false where one is not there, or stands beside another. */
export async function takePhotos(
  tx: Tx,
  claim: { id: string; reservationId: string; accountId: string; photos: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    update deposit_photo set claim_id = ${claim.id}, position = chosen.position
    from unnest(${claim.photos}::uuid[]) with ordinality chosen (id, position)
    where deposit_photo.id = chosen.id and deposit_photo.reservation_id = ${claim.reservationId}
      and deposit_photo.account_id = ${claim.accountId} and deposit_photo.claim_id is null
    returning deposit_photo.id`.execute(tx);
  return rows.length === claim.photos.length;
}

export async function writeAnswer(
  tx: Tx,
  id: string,
  answer: { answer: 'accepted' | 'partly' | 'refused'; agreed: number; words: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('deposit_claim')
    .set({
      answer: answer.answer,
      agreed: answer.agreed,
      answer_words: answer.words || null,
      answered_at: answer.now,
      state: answer.answer === 'accepted' ? 'decided' : 'disputed',
      ...(answer.answer === 'accepted' && { awarded: answer.agreed, decided_at: answer.now }),
    })
    .where('id', '=', id)
    .execute();
}

export async function writeDecision(
  tx: Tx,
  id: string,
  decision: { awarded: number; words: string; operatorId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('deposit_claim')
    .set({
      state: 'decided',
      awarded: decision.awarded,
      decision_words: decision.words,
      decided_at: decision.now,
      operator_id: decision.operatorId,
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps what a first operator decided, for another to agree to. */
export async function writeProposal(
  tx: Tx,
  id: string,
  { awarded, words, operatorId }: { awarded: number; words: string; operatorId: string },
): Promise<void> {
  await tx
    .updateTable('deposit_claim')
    .set({ proposed_by: operatorId, proposed_award: awarded, proposed_words: words })
    .where('id', '=', id)
    .execute();
}

/** Bookings whose guest did not answer a claim in time. */
export async function findUnanswered(reader: Reader, now: Date, most: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('deposit_claim')
    .select('reservation_id')
    .where('state', '=', 'asked')
    .where('answer_until', '<=', now)
    .orderBy('answer_until')
    .limit(most)
    .execute();
  return rows.map(({ reservation_id }) => reservation_id);
}

export async function writeDisputed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('deposit_claim').set({ state: 'disputed' }).where('id', '=', id).execute();
}

export interface CaseRow extends ClaimRow {
  number: number;
  guest: string;
  host: string;
  unit_ar: string;
  unit_en: string;
  deposit: number;
  ends_at: Date;
  proposer: string | null;
}

const A_PAGE = 50;

/** Claims that wait for an operator, the longest waiting first. */
export async function findCases(reader: Reader): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select c.*, (select count(*)::int from deposit_photo p where p.claim_id = c.id) as photos, r.number, guest.name as guest,
      host.name as host, coalesce(u.name_ar, u.name_en) as unit_ar, coalesce(u.name_en, u.name_ar) as unit_en,
      deposit.amount as deposit, r.ends_at, operator.name as proposer
    from deposit_claim c join deposit on deposit.reservation_id = c.reservation_id join reservation r on r.id = c.reservation_id
      join account guest on guest.id = r.guest_account_id join account host on host.id = r.host_account_id join unit u on u.id = r.unit_id
      left join operator on operator.id = c.proposed_by
    where c.state = 'disputed' order by coalesce(c.answered_at, c.answer_until), c.id limit ${A_PAGE}`.execute(
    reader,
  );
  return rows;
}

export async function countDisputed(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(coalesce(answered_at, answer_until)) as "oldestAt"
    from deposit_claim where state = 'disputed'`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
}

import { DAY_MS, instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { knowPerson } from '../../../../api/src/accounts/prove-phone.ts';
import { agreeToBatch, batchPayouts, exportBatch } from '../../../../api/src/payouts/batch-payouts.ts';
import { decidePayout } from '../../../../api/src/payouts/decide-payout.ts';
import { makePayout } from '../../../../api/src/payouts/make-payouts.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { figuresAt } from '../../../../api/src/settings/figures.ts';
import { DEMO_OPERATOR, DEMO_SECOND_OWNER } from '../../operator/demo-operator.ts';

/** The office and the owner whom the demonstration shows; their payouts reach them. */
const SHOWN = ['+966500000011', '+966500000012'];
/** Hundredths of a percent, of stays of hours and nights, and of months and years. */
const [SHORT, LONG] = [1000, 500];

/**
 * Gives the marketplace its share, takes it of every booking that was confirmed, and pays advertisers out: weeks ago, days ago
 * and just now, so that there are payouts in every state. Answers how many payouts there are.
 */
export async function seedMoney(tx: Tx, today: string): Promise<number> {
  await seedRates(tx);
  await takeFees(tx);
  await seedDestinations(tx);
  const now = instantOf(today, 0);
  const at = new Date(now);
  const makers = [
    await nameOperator(tx, DEMO_OPERATOR, at),
    await nameOperator(tx, DEMO_SECOND_OWNER, at),
  ] as const;
  await payOut(tx, makers, new Date(now - 30 * DAY_MS), { marks: true });
  await payOut(tx, makers, new Date(now - 12 * DAY_MS), { marks: true, failsOne: true });
  await payOut(tx, makers, new Date(now - 3 * DAY_MS), { marks: false });
  await makeAll(tx, new Date(now));
  const row = await tx
    .selectFrom('payout')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

async function seedRates(tx: Tx): Promise<void> {
  const house = { effective_from: new Date('2020-01-01T00:00:00Z'), reason: 'النسبة التي بدأ بها الموقع' };
  await tx
    .insertInto('fee_rate')
    .values([
      { ...house, basis_points: SHORT },
      { ...house, period: 3, basis_points: LONG },
      { ...house, period: 4, basis_points: LONG },
    ])
    .execute();
}

/** The fee of each confirmed booking, what of it went back with a cancelling, and both in the ledger. */
async function takeFees(tx: Tx): Promise<void> {
  await sql`
    insert into fee (reservation_id, basis_points, vat_basis_points, taken_at)
    select r.id, case when r.period < 3 then ${SHORT}::int else ${LONG}::int end, 1500, step.at
    from reservation r join reservation_transition step on step.reservation_id = r.id
      and step.to_state = 'active' and step.from_state <> 'active'`.execute(tx);
  const share = (base: string) => sql`
    diyar_fee(${sql.raw(base)}, fee.basis_points) as amount,
    diyar_fee(diyar_fee(${sql.raw(base)}, fee.basis_points), fee.vat_basis_points) as vat`;
  await sql`
    insert into fee_change (reservation_id, direction, base, amount, vat, at)
    select reservation_id, 'taken', base, owed.amount, owed.vat, taken_at from fee join reservation r on r.id = reservation_id
      cross join lateral (select case when r.terms -> 'rest' ->> 'through' = 'ejar' then r.down_payment else r.total end as base) of_it
      cross join lateral (select ${share('of_it.base')}) owed
    where owed.amount + owed.vat > 0`.execute(tx);
  await sql`
    insert into fee_change (reservation_id, direction, base, amount, vat, at)
    select taken.reservation_id, 'returned', kept.base, taken.amount - owed.amount, taken.vat - owed.vat, step.at
    from fee_change taken join fee on fee.reservation_id = taken.reservation_id
      join reservation_transition step on step.reservation_id = taken.reservation_id and step.to_state = 'canceled'
      cross join lateral (select coalesce(step.paid - step.refund, 0) as base) kept
      cross join lateral (select ${share('kept.base')}) owed
    where taken.amount > owed.amount`.execute(tx);
  await sql`
    insert into ledger_entry (kind, debit, debit_party_id, credit, credit_party_id, amount, reservation_id, fee_change_id, at)
    select entry.kind::ledger_kind, case change.direction when 'taken' then 'reservation_funds' else entry.house end::ledger_account,
      case change.direction when 'taken' then r.host_account_id end,
      case change.direction when 'taken' then entry.house else 'reservation_funds' end::ledger_account,
      case change.direction when 'returned' then r.host_account_id end, entry.amount, r.id, change.id, change.at
    from fee_change change join reservation r on r.id = change.reservation_id cross join lateral (values
      (case change.direction when 'taken' then 'fee' else 'fee_returned' end, change.amount, 'fee_income'),
      (case change.direction when 'taken' then 'fee_vat' else 'fee_vat_returned' end, change.vat, 'tax_payable')
    ) entry (kind, amount, house)
    where entry.amount > 0`.execute(tx);
}

/** Every advertiser with bookings said where their money goes, but for one in seven; the owner has a wallet. */
async function seedDestinations(tx: Tx): Promise<void> {
  const owner = SHOWN[1] ?? '';
  await sql`
    insert into payout_destination (account_id, kind, iban, bank_name, holder, wallet, wallet_phone)
    select account.id, case when person.phone = ${owner} then 'wallet' else 'bank' end::payout_kind,
      case when person.phone <> ${owner} then 'SA0380000000608010167519' end,
      case when person.phone <> ${owner} then 'مصرف الراجحي' end,
      case when person.phone <> ${owner} then account.name end,
      case when person.phone = ${owner} then 'stc' end, case when person.phone = ${owner} then person.phone end
    from account join person on person.id = account.person_id
    where exists (select from reservation where host_account_id = account.id)
      and (person.phone = any(${SHOWN}::text[]) or hashtext(person.phone) % 7 <> 0)
    on conflict do nothing`.execute(tx);
}

interface Maker {
  operatorId: string;
  requestId: string;
}

/** An operator of the demonstration; the secret of their authenticator app is sealed at each start. */
async function nameOperator(
  tx: Tx,
  { phone, name, roles }: typeof DEMO_OPERATOR | typeof DEMO_SECOND_OWNER,
  now: Date,
): Promise<Maker> {
  const personId = await knowPerson(tx, phone, now);
  const { id } = await tx
    .insertInto('operator')
    .values({ person_id: personId, roles: [...roles], name, created_at: now })
    .onConflict((conflict) =>
      conflict.constraint('operator_person_unique').doUpdateSet({ person_id: personId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { operatorId: id, requestId: 'demo' };
}

async function makeAll(tx: Tx, now: Date): Promise<void> {
  const figures = await figuresAt(tx, now);
  const { rows } = await sql<{ id: string }>`
    select distinct host_account_id as id from reservation
      join payout_destination destination on destination.account_id = host_account_id and destination.refused_at is null
    where not exists (select from payout where payout.account_id = host_account_id and state = 'ready')
    order by 1`.execute(tx);
  for (const { id } of rows) await makePayout(tx, id, figures, now);
}

/** A batch as two operators would have made and agreed to it; marked by the bank's answers, unless it is still at the bank. */
async function payOut(
  tx: Tx,
  [first, second]: readonly [Maker, Maker],
  at: Date,
  { marks, failsOne = false }: { marks: boolean; failsOne?: boolean },
): Promise<void> {
  await makeAll(tx, at);
  const batch = await batchPayouts(tx, second, at);
  if (batch.needs_second && marks) await agreeToBatch(tx, first, Number(batch.id), at);
  if (!marks) return;
  await exportBatch(tx, first, Number(batch.id), at);
  const payouts = await sql<{ number: number; phone: string }>`
    select payout.number, person.phone from payout join account on account.id = payout.account_id
      join person on person.id = account.person_id
    where payout.state = 'in_batch' order by payout.number`.execute(tx);
  const failing = failsOne ? payouts.rows.find(({ phone }) => !SHOWN.includes(phone))?.number : undefined;
  for (const { number } of payouts.rows) {
    const said =
      number === failing
        ? ({ outcome: 'failed', reason: 'رقم الآيبان لحساب مغلق لدى البنك' } as const)
        : ({ outcome: 'paid', reference: `FT${number}` } as const);
    await decidePayout(tx, first, { number, said }, new Date(at.getTime() + DAY_MS));
  }
}

import { type RawBuilder, sql } from 'kysely';

export const selectUnanswered = (accountId: string): RawBuilder<unknown> =>
  sql`(select id from reservation where host_account_id = ${accountId} and state = 'waiting_for_approval')`;

export const selectUnaccepted = (accountId: string): RawBuilder<unknown> => sql`(
  select r.id from reservation r where r.host_account_id = ${accountId} and r.state not in ('active', 'finished')
    and not exists (select from reservation_transition step
      where step.reservation_id = r.id and (step.to_state = 'active' or step.refund < step.paid)))`;

export const selectAsked = (accountId: string): RawBuilder<unknown> => sql`(
  select entry.at, entry.reservation_id, entry.amount from reservation_change change
    join reservation r on r.id = change.reservation_id join due on due.change_id = change.id
    join payment on payment.due_id = due.id join ledger_entry entry on entry.payment_id = payment.id
  where change.state = 'asked' and r.host_account_id = ${accountId} and entry.kind = 'payment_settled'
    and entry.credit = 'reservation_funds' and entry.credit_party_id = ${accountId})`;

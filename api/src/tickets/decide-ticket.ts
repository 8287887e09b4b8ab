import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { showConsoleTicket } from './show-tickets.ts';
import { tellAnswerJob } from './ticket.jobs.ts';
import { findTicket, insertMessage, lastPosition, moveTicket } from './ticket.queries.ts';

export interface TicketDecision {
  number: string;
  /** The language of the ticket that is answered back. */
  lang: Lang;
  decision: 'answered' | 'closed';
  /** What is written to the sender; closing may go without. */
  text: string;
  /** How many messages the operator has read. */
  seen: number;
}

/**
 * Answers a ticket or closes it, in the audit log; who sent it is told of what was written. Throws `not_found`, `ticket_closed`,
 * and `state_changed` when the ticket grew since it was read: of operators who answer at once one does.
 */
export function decideTicket(
  db: Database,
  operator: OperatorActor,
  { number, lang, decision, text, seen }: TicketDecision,
  now: Date,
): Promise<ConsoleTicket> {
  return transact(db, async (tx) => {
    const ticket = await findTicket(tx, number, 'lock');
    if (ticket === undefined) throw new Refusal('not_found');
    const { id, state } = ticket;
    if (state === 'closed') throw new Refusal('ticket_closed');
    if ((await lastPosition(tx, id)) !== seen) throw new Refusal('state_changed');
    if (text !== '') {
      const { operatorId: operator_id } = operator;
      const position = seen + 1;
      const message = { ticket_id: id, position, text, created_at: now };
      await insertMessage(tx, { ...message, operator_id, person_id: null });
      await enqueue(tx, tellAnswerJob, { ticketId: id, position });
    }
    await moveTicket(tx, { id, from: state, to: decision }, now);
    const key = decision === 'answered' ? ('ticket_answered' as const) : ('ticket_closed' as const);
    const event = { key, accountId: ticket.account_id, personId: null, params: { ticket: number }, at: now };
    await recordEvent(tx, event);
    const act = {
      act: key,
      subject: { kind: 'ticket', id: number },
      before: { state },
      after: { state: decision, message: text === '' ? null : seen + 1 },
    };
    await recordAct(tx, operator, act, now);
    return showConsoleTicket(tx, number, lang);
  });
}

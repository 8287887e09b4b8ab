import { DAY_MS } from '@diyar/contract/values/riyadh';
import {
  type CommercialRegister,
  RegisterDown,
  type Registered,
} from '../commercial-register/commercial-register.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { endApproved } from './end-badges.queries.ts';
import { lockAccount } from './office.queries.ts';
import { findDue, markAsked } from './recheck.queries.ts';

/** How long an answer of the register is believed of a verified office. */
const BELIEVED_DAYS = 30;
/** Questions a night: the register counts them. */
const MOST_A_NIGHT = 200;

/**
 * Asks the commercial register again about verified offices after 30 days. One that it does not know any more, or that may not trade,
 * loses its badge and is told. A register that does not answer says nothing of an office: the rest waits for the next night. Answers
 * how many lost theirs.
 */
export async function recheckOffices(
  { db, register }: { db: Database; register: CommercialRegister | null },
  now: Date,
): Promise<number> {
  if (register === null) return 0;
  const before = new Date(now.getTime() - BELIEVED_DAYS * DAY_MS);
  let ended = 0;
  for (const office of await findDue(db, { before, most: MOST_A_NIGHT })) {
    const registered = await answerOf(register, office.registration);
    if (registered === 'no answer') return ended;
    if (registered?.isActive === true) await markAsked(db, office.id, now);
    else if (await strikeOff(db, office, now)) ended += 1;
  }
  return ended;
}

async function answerOf(
  register: CommercialRegister,
  number: string,
): Promise<Registered | undefined | 'no answer'> {
  try {
    return await register.look(number);
  } catch (error) {
    if (error instanceof RegisterDown) return 'no answer';
    throw error;
  }
}

function strikeOff(db: Database, office: { id: string; account_id: string }, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const { account_id: accountId } = office;
    await lockAccount(tx, accountId);
    if (!(await endApproved(tx, office, now))) return false;
    const event = { key: 'office_struck_off' as const, accountId, personId: null, params: {}, at: now };
    await recordEvent(tx, event);
    return true;
  });
}

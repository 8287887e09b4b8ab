import { DAY_MS } from '@diyar/contract/values/riyadh';
import {
  type CommercialRegister,
  RegisterDown,
  type Registered,
} from '../commercial-register/commercial-register.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
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
 * how many lost theirs. An office that fails holds up no other.
 */
export async function recheckOffices(
  { db, register }: { db: Database; register: CommercialRegister | null },
  now: Date,
): Promise<number> {
  if (register === null) return 0;
  const before = new Date(now.getTime() - BELIEVED_DAYS * DAY_MS);
  let isSilent = false;
  return eachAlone(await findDue(db, { before, most: MOST_A_NIGHT }), async (office) => {
    const registered = isSilent ? 'no answer' : await answerOf(register, office.registration);
    isSilent = registered === 'no answer';
    if (registered === 'no answer') return false;
    if (registered?.isActive !== true) return strikeOff(db, office, now);
    await markAsked(db, office.id, now);
    return false;
  });
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

import { RECOVERY_SECONDS } from '@diyar/contract/console/phone-recoveries';
import { latinDigits } from '@diyar/contract/values/format';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { admitPhone } from '../accounts/admit-phone.ts';
import { isCode } from '../accounts/challenge.ts';
import { hashIdentity, readIdentity } from '../accounts/identity.ts';
import { movePerson } from '../accounts/move-person.ts';
import { hashPassport, readPassportNumber } from '../accounts/passport.ts';
import { recordAct } from '../audit/record-act.ts';
import { requireAccount } from '../console-accounts/show-accounts.ts';
import { readPhone } from '../phones/phone.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { isAbroad } from '../platform/messaging/message-sender.ts';
import { type Reached, wayTo } from './code-channel.ts';
import { sendRecoveryCodeJob, tellLostPhoneJob } from './phone-recovery.jobs.ts';
import {
  countTry,
  findRecovery,
  insertRecovery,
  isTaken,
  lockOwner,
  type Owner,
  startedSince,
  useRecovery,
} from './phone-recovery.queries.ts';

const DAY_MS = 86_400_000;
/** Codes a day for one person: no number is filled with them. */
const MOST_A_DAY = 5;
/** For so long an identity that nobody verified stood before it proves its owner: it is typed in by whoever is signed in. */
const LEAST_KEPT_MS = 30 * DAY_MS;

interface Around {
  db: Database;
  pepper: string;
}

export interface Lost {
  /** The account whose owner lost their number. */
  number: string;
  phone: string;
  /** The number of the identity, or of the passport, that they named, as typed. */
  identity: string;
  /** The country that issued the passport; needed where one is kept. */
  passport_country?: string | undefined;
  reason: string;
}

/**
 * Begins to move an account's owner to a number: they named to the operator the identity number or the passport that is kept of them,
 * which nobody can read here, and a code goes to the new number. A wrong one stands in the audit log as an act. Refuses
 * `identity_not_kept` where nothing is there to prove it by, or nothing that stands for 30 days or was verified, `phone_taken`,
 * `too_many_requests`, `not_found`; a number abroad as signing in does (`admitPhone`), and in the place of a Saudi one `phone_invalid`.
 */
export async function startRecovery(
  { db, pepper, ...reached }: Around & Reached,
  operator: OperatorActor,
  lost: Lost,
  now: Date,
): Promise<{ recovery_id: string; phone: string; expires_in: number }> {
  const to = await admitNumber({ db, ...reached }, lost.phone, now);
  const subject = { kind: 'account', id: lost.number };
  const begun = await transact(db, async (tx) => {
    const { person_id: personId, closed_at } = await requireAccount(tx, lost.number);
    if (closed_at !== null) throw new Refusal('not_found');
    const owner = await lockOwner(tx, personId);
    refuseNew(owner, now);
    const named = hashOfNamed(pepper, lost, owner);
    if (isAbroad(to) && !isAbroad(owner.phone)) throw invalid('phone', 'phone_invalid');
    const times = await startedSince(tx, personId, new Date(now.getTime() - DAY_MS));
    refuseBefore(times[MOST_A_DAY - 1], now);
    const act = { subject, before: null, after: { last: to.slice(-4) }, reason: lost.reason };
    if (owner.identity_hmac === null || !named.equals(owner.identity_hmac)) {
      await recordAct(tx, operator, { ...act, act: 'phone_identity_wrong' }, now);
      return { wrong: owner.identity_kind };
    }
    if (await isTaken(tx, to)) throw new Refusal('phone_taken');
    const expiresAt = new Date(now.getTime() + RECOVERY_SECONDS * 1000);
    const { operatorId } = operator;
    const { reason } = lost;
    const id = await insertRecovery(
      tx,
      { personId, operatorId, from: owner.phone, to, reason, expiresAt },
      now,
    );
    await enqueue(tx, sendRecoveryCodeJob, { recoveryId: id }, { maxAttempts: 5 });
    await recordAct(tx, operator, { ...act, act: 'phone_recovery_begun' }, now);
    return { id };
  });
  // The attempt is written down by now.
  if ('wrong' in begun)
    throw invalid('identity', begun.wrong === 'passport' ? 'passport_matches' : 'identity_matches_profile');
  return { recovery_id: begun.id, phone: to, expires_in: RECOVERY_SECONDS };
}

/** Refuses what whoever held the owner's phone or session for a minute could have put there themselves. */
function refuseNew({ identity_kept_at: since, identity_verified_at: verified }: Owner, now: Date): void {
  const provesAt = since === null || verified !== null ? null : new Date(since.getTime() + LEAST_KEPT_MS);
  if (provesAt === null || provesAt <= now) return;
  const params = { date: riyadhDate(provesAt) };
  throw new Refusal('identity_not_kept', { sentence: 'consoleAccounts.recovery.tooNew', params });
}

/** Returns the number to move to. Refuses one that begins with another country's code as a foreign one, not as no Saudi one. */
async function admitNumber(reached: Reached & { db: Database }, typed: string, now: Date): Promise<string> {
  if (readPhone(typed) === null && /^\s*(\+|00)(?!966)/.test(latinDigits(typed)))
    throw invalid('phone', 'phone_foreign_invalid');
  const asked = { phone: typed, channel: wayTo(reached, ''), door: 'site' as const };
  return (await admitPhone(reached, asked, now)).number;
}

/** The keyed hash of what an owner named, by what is kept of them. */
function hashOfNamed(pepper: string, { identity, passport_country: country }: Lost, kept: Owner): Buffer {
  if (kept.identity_kind === null) throw new Refusal('identity_not_kept');
  if (kept.identity_kind !== 'passport') {
    const read = readIdentity(identity);
    if (read === null) throw invalid('identity', 'identity_invalid');
    return hashIdentity(pepper, read.number);
  }
  if (country === undefined) throw invalid('passport_country', 'passport_country');
  const number = readPassportNumber(identity);
  if (number === null) throw invalid('identity', 'passport_invalid');
  return hashPassport(pepper, { country, number });
}

function refuseBefore(time: Date | undefined, now: Date): void {
  const millis = (time?.getTime() ?? -Infinity) + DAY_MS - now.getTime();
  if (millis > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(millis / 1000) });
}

/**
 * Moves the person to the new number by the code that went there: every session of theirs ends, the old number is told, and they
 * by their other ways. Refuses `code_wrong`, `code_tries_used` after five tries, `code_expired` also for one that was used or replaced.
 */
export async function finishRecovery(
  { db, pepper }: Around,
  operator: OperatorActor,
  { number, recoveryId, code }: { number: string; recoveryId: string; code: string },
  now: Date,
): Promise<void> {
  const { person_id: personId } = await requireAccount(db, number);
  const recovery = await countTry(db, { id: recoveryId, personId }, now);
  if (recovery === undefined) throw await whyDead(db, recoveryId, personId, now);
  if (!isCode(code, recovery, pepper)) throw new Refusal('code_wrong');
  const { old_phone: from, new_phone: to, reason } = recovery;
  await transact(db, async (tx) => {
    await lockOwner(tx, personId);
    if (!(await useRecovery(tx, recovery.id, now))) throw new Refusal('code_expired');
    if (!(await movePerson(tx, { personId, from, to }, now))) throw new Refusal('phone_taken');
    await enqueue(tx, tellLostPhoneJob, { recoveryId: recovery.id });
    const act = {
      act: 'phone_recovered' as const,
      subject: { kind: 'account', id: number },
      before: { last: from.slice(-4) },
      after: { last: to.slice(-4) },
      reason,
    };
    await recordAct(tx, operator, act, now);
  });
}

async function whyDead(db: Database, id: string, personId: string, now: Date): Promise<Refusal> {
  const found = await findRecovery(db, id);
  if (found === undefined || found.person_id !== personId) return new Refusal('not_found');
  const isAlive = found.used_at === null && found.expires_at > now;
  return new Refusal(isAlive ? 'code_tries_used' : 'code_expired');
}

import { typedCode } from '../accounts/challenge.ts';
import { recordAct } from '../audit/record-act.ts';
import { timesOfActs } from '../audit/times-of-acts.ts';
import type { Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { unseal } from '../platform/secrets/seal.ts';
import { figuresAt } from '../settings/figures.ts';
import { enrolOperator, useRecoveryCode, useTotp } from './operator.queries.ts';
import { type OperatorRow, TOTP_PURPOSE } from './operator.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts';
import { totpStepOf } from './totp.ts';

const HOUR_MS = 3_600_000;
const FAILURES = ['totp_wrong', 'recovery_code_wrong'] as const;

export interface SecondFactor {
  typed: string;
  name: string | undefined;
  /** The message's code was asked for by a browser that opened the console before. */
  knownDevice: boolean;
  requestId: string;
  now: Date;
}

interface Accepted {
  act: 'signed_in' | 'signed_in_by_recovery_code';
  /** Made at enrolment. */
  recoveryCodes: string[];
}

/**
 * Accepts a code of the authenticator app, each once, or a recovery code; the first accepted one enrols the operator.
 * Answers a refusal, with its row in the audit log: `totp_wrong`, `totp_used`, `recovery_code_wrong`, and
 * `totp_tries_used` after the wrong tries an hour allows. The caller holds the operator's lock.
 */
export async function checkSecondFactor(
  tx: Tx,
  pepper: string,
  operator: OperatorRow,
  factor: SecondFactor,
): Promise<Accepted | Refusal> {
  const locked = await lockedOut(tx, operator, factor);
  if (locked !== undefined) return locked;
  const typed = typedCode(factor.typed);
  const isRecovery = operator.enrolled_at !== null && !/^\d{6}$/.test(typed);
  const refused = isRecovery
    ? await tryRecoveryCode(tx, pepper, operator, typed, factor)
    : await tryTotp(tx, pepper, operator, typed, factor);
  if (refused !== undefined) return refused;
  if (operator.enrolled_at === null) return enrol(tx, pepper, operator, factor);
  return { act: isRecovery ? 'signed_in_by_recovery_code' : 'signed_in', recoveryCodes: [] };
}

/** The part of a wrong try's log entry that it is counted by. */
const failureFrom = ({ knownDevice }: SecondFactor) => ({ known_device: knownDevice });

/**
 * Wrong tries are counted over all messages sent: a new code from the phone gives no new tries at the app's. Those of
 * known devices are counted apart, so that a stranger who reads the operator's messages locks out only strangers.
 */
async function lockedOut(tx: Tx, operator: OperatorRow, factor: SecondFactor): Promise<Refusal | undefined> {
  const { now } = factor;
  const { console_tries_per_hour: most } = await figuresAt(tx, now);
  const failures = { acts: FAILURES, after: failureFrom(factor) };
  const times = await timesOfActs(tx, operator.id, failures, new Date(now.getTime() - HOUR_MS));
  const nth = times[most - 1];
  if (nth === undefined) return undefined;
  const seconds = Math.ceil((nth.getTime() + HOUR_MS - now.getTime()) / 1000);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new Refusal('totp_tries_used', { params: { minutes }, retryAfterSeconds: seconds });
}

async function tryTotp(
  tx: Tx,
  pepper: string,
  operator: OperatorRow,
  typed: string,
  factor: SecondFactor,
): Promise<Refusal | undefined> {
  const { name, requestId, now } = factor;
  if (operator.totp_secret === null) throw new Refusal('state_changed');
  if (operator.enrolled_at === null && name === undefined) throw invalid('name', 'name_required');
  const by = { operatorId: operator.id, requestId };
  const secret = unseal(operator.totp_secret, { secret: pepper, purpose: TOTP_PURPOSE, owner: operator.id });
  const step = totpStepOf(secret, typed, now);
  if (step === null) {
    await recordAct(tx, by, { act: 'totp_wrong', after: failureFrom(factor) }, now);
    return new Refusal('totp_wrong');
  }
  if (await useTotp(tx, operator.id, step, now)) return undefined;
  await recordAct(tx, by, { act: 'totp_reused' }, now);
  return new Refusal('totp_used');
}

async function tryRecoveryCode(
  tx: Tx,
  pepper: string,
  operator: OperatorRow,
  typed: string,
  factor: SecondFactor,
): Promise<Refusal | undefined> {
  const { requestId, now } = factor;
  const hash = hashRecoveryCode(pepper, operator.id, typed);
  if (await useRecoveryCode(tx, operator.id, hash, now)) return undefined;
  const by = { operatorId: operator.id, requestId };
  await recordAct(tx, by, { act: 'recovery_code_wrong', after: failureFrom(factor) }, now);
  return new Refusal('recovery_code_wrong');
}

async function enrol(
  tx: Tx,
  pepper: string,
  operator: OperatorRow,
  { name = '', requestId, now }: SecondFactor,
): Promise<Accepted> {
  const recoveryCodes = makeRecoveryCodes();
  const recoveryHashes = recoveryCodes.map((code) => hashRecoveryCode(pepper, operator.id, code));
  await enrolOperator(tx, { id: operator.id, name, recoveryHashes }, now);
  const by = { operatorId: operator.id, requestId };
  await recordAct(tx, by, { act: 'operator_enrolled', after: { name } }, now);
  return { act: 'signed_in', recoveryCodes };
}

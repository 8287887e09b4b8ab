import { randomBytes } from 'node:crypto';
import type { TotpNeeded } from '@diyar/contract/console/console';
import { type CodeProof, checkCode, keepProof, lockProof, useProof } from '../accounts/prove-phone.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { seal } from '../platform/secrets/seal.ts';
import { figuresAt } from '../settings/figures.ts';
import { hashSession } from './authenticate-operator.ts';
import { checkSecondFactor, type SecondFactor } from './check-second-factor.ts';
import { nameFirstOperator } from './name-first-operator.ts';
import { lockOperator, offerSecret } from './operator.queries.ts';
import { type DoorConfig, type OperatorRow, TOTP_PURPOSE } from './operator.ts';
import { insertSession } from './operator-session.queries.ts';
import { enrolmentOf, makeTotpSecret } from './totp.ts';

export interface OperatorSignIn extends CodeProof {
  /** A code of the authenticator app, or a recovery code; absent until it is asked for. */
  totp?: string | undefined;
  /** Given once, at enrolment. */
  name?: string | undefined;
  requestId: string;
}

export interface SignedInOperator {
  operatorId: string;
  /** Its text is kept nowhere. */
  sessionToken: string;
  recoveryCodes: string[];
}

/**
 * Opens a session of the console for the code of the message and that of the authenticator app. Refuses what
 * `checkCode` and `checkSecondFactor` refuse, `not_operator`, and `totp_needed` until the second code comes: the first
 * time with what the app is given. Every try stands in the audit log (product.md 4).
 */
export async function signInOperator(
  { db, config }: { db: Database; config: DoorConfig },
  signIn: OperatorSignIn,
): Promise<SignedInOperator> {
  await checkCode({ db, pepper: config.pepper }, signIn);
  // A refusal is answered and not thrown in there, so that the tries it counted and the log it wrote stay.
  const outcome = await transact(db, (tx) => comeIn(tx, config, signIn));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function comeIn(
  tx: Tx,
  config: DoorConfig,
  signIn: OperatorSignIn,
): Promise<SignedInOperator | Refusal> {
  const { now, requestId } = signIn;
  const proof = await lockProof(tx, signIn);
  const operator =
    (await lockOperator(tx, proof.phone)) ?? (await nameFirstOperator(tx, config, proof.phone, signIn));
  if (operator === undefined) {
    await useProof(tx, proof, now);
    return new Refusal('not_operator');
  }
  if (signIn.totp === undefined) return askForTotp(tx, config, operator, { proof, now });
  const knownDevice = proof.door === 'console' && proof.known_device;
  const factor: SecondFactor = { typed: signIn.totp, name: signIn.name, knownDevice, requestId, now };
  const checked = await checkSecondFactor(tx, config.pepper, operator, factor);
  if (checked instanceof Refusal) return checked;
  await useProof(tx, proof, now);
  const sessionToken = randomBytes(32).toString('base64url');
  await insertSession(tx, { tokenHash: hashSession(sessionToken), operatorId: operator.id }, now);
  await recordAct(tx, { operatorId: operator.id, requestId }, { act: checked.act }, now);
  return { operatorId: operator.id, sessionToken, recoveryCodes: checked.recoveryCodes };
}

/** The message's code holds while the app is opened; an operator without an app is offered a fresh secret each time. */
async function askForTotp(
  tx: Tx,
  { pepper }: DoorConfig,
  operator: OperatorRow,
  { proof, now }: { proof: Awaited<ReturnType<typeof lockProof>>; now: Date },
): Promise<Refusal> {
  const { profile_seconds } = await figuresAt(tx, now);
  await keepProof(tx, proof, now, new Date(now.getTime() + profile_seconds * 1000));
  const needed: TotpNeeded = { enrolment: null };
  if (operator.enrolled_at === null) {
    const secret = makeTotpSecret();
    await offerSecret(
      tx,
      operator.id,
      seal(secret, { secret: pepper, purpose: TOTP_PURPOSE, owner: operator.id }),
    );
    needed.enrolment = enrolmentOf(secret, operator.phone);
  }
  return new Refusal('totp_needed', { data: needed });
}

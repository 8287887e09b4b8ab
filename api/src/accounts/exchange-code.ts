import type { Lang } from '@diyar/messages/messages';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { AccountKind } from '../platform/db/schema.generated.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { issueToken } from './access-token.ts';
import { accountsOf, findOwnAccount, findPersonByPhone, setLang } from './account.queries.ts';
import { type ChallengeRow, proveChallenge, useChallenge } from './challenge.queries.ts';
import type { Device } from './device.ts';
import { openAccount } from './open-account.ts';
import { type CodeProof, checkCode, lockProof } from './prove-phone.ts';

export interface CodeExchange extends CodeProof {
  /** The kind of account wanted; needed, with the name, when the phone has none such. */
  kind?: AccountKind | undefined;
  name?: string | undefined;
  /** The device that asks, as far as it is known. */
  device?: Device | undefined;
  /** Whether this browser signed a phone in before; undefined: it need not be told of. */
  isKnown?: ((phone: string) => boolean) | undefined;
  /** The language they sign in in; messages to them are in it from then on. */
  lang?: Lang | undefined;
}

export interface SignedIn {
  token: string;
  kind: AccountKind;
  isNew: boolean;
  /** The phone whose code it was. */
  phone: string;
}

/**
 * Exchanges a challenge's code for a token; a new phone opens its account in the same transaction. Refuses `code_wrong`
 * (also while no code was made yet), `code_expired` (also used, replaced or unknown), `code_tries_used` after 5 tries,
 * and `profile_needed`, after which the challenge waits 10 minutes with the same code (product.md 4).
 */
export async function exchangeCode(
  { db, pepper }: { db: Database; pepper: string },
  exchange: CodeExchange,
): Promise<SignedIn> {
  await checkCode({ db, pepper }, exchange);
  const signedIn = await transact(db, (tx) => signIn(tx, exchange));
  if (signedIn === 'profile_needed') throw new Refusal('profile_needed');
  return signedIn;
}

/** Answers `profile_needed` instead of refusing, so that what it wrote about the challenge stays. */
async function signIn(tx: Tx, exchange: CodeExchange): Promise<SignedIn | 'profile_needed'> {
  const { now } = exchange;
  const challenge = await lockProof(tx, exchange);
  const chosen = await chooseAccount(tx, challenge, exchange);
  if (chosen === undefined) {
    const { profile_seconds } = await figuresAt(tx, now);
    await proveChallenge(tx, challenge, now, new Date(now.getTime() + profile_seconds * 1000));
    return 'profile_needed';
  }
  await useChallenge(tx, challenge.id, now);
  if (exchange.lang !== undefined) await setLang(tx, chosen.personId, exchange.lang);
  if (!chosen.isNew && exchange.isKnown?.(challenge.phone) === false)
    await tellOfDevice(tx, chosen, exchange);
  const token = await issueToken(tx, { ...chosen, device: exchange.device }, now);
  return { token, kind: chosen.kind, isNew: chosen.isNew, phone: challenge.phone };
}

/** Tells a person of a sign-in from a browser that never signed them in: in an account of their own, whichever it is for. */
async function tellOfDevice(
  tx: Tx,
  { personId }: ChosenAccount,
  { device, now }: CodeExchange,
): Promise<void> {
  const accountId = await findOwnAccount(tx, personId);
  const params = {
    ...(device?.browser != null && { browser: device.browser }),
    ...(device?.system != null && { system: device.system }),
  };
  await recordEvent(tx, { key: 'device_new', accountId, personId: null, params, at: now });
}

interface ChosenAccount {
  personId: string;
  accountId: string;
  kind: AccountKind;
  isNew: boolean;
}

async function chooseAccount(
  tx: Tx,
  challenge: ChallengeRow,
  { kind, name, now }: CodeExchange,
): Promise<ChosenAccount | undefined> {
  const personId = await findPersonByPhone(tx, challenge.phone);
  const accounts = personId === undefined ? [] : await accountsOf(tx, personId);
  const account = accounts.find((one) => kind === undefined || one.kind === kind);
  if (personId !== undefined && account !== undefined)
    return { personId, accountId: account.id, kind: account.kind, isNew: false };
  if (kind === undefined || name === undefined) return undefined;
  return openAccount(tx, { phone: challenge.phone, kind, name }, now);
}

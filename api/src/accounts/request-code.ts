import type { Lang } from '@diyar/messages/messages';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Channel } from '../platform/messaging/message-sender.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { sendCodeJob } from './account.jobs.ts';
import { admitPhone, refuseFullCountry } from './admit-phone.ts';
import {
  challengeTimes,
  insertChallenge,
  lockRequester,
  type NewChallenge,
  nthChallengeTime,
} from './challenge.queries.ts';
import { type Door, isKnownDevice } from './known-device.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface CodeRequest {
  /** As typed. */
  phone: string;
  /** Whose number it is where it names no country; Saudi Arabia when absent. */
  country?: string | undefined;
  channel: 'sms' | 'whatsapp';
  /** The language it is written in; by default English to a foreign number, and Arabic to any other. */
  lang?: Lang | undefined;
  /** Where the code is asked for. */
  door: Door;
  /** The caller's network address. */
  address: string;
  /** The request's cookies, which may show that this browser signed the phone in at this door before. */
  cookies?: string | undefined;
  now: Date;
}

export interface RequestedCode {
  challengeId: string;
  expiresInSeconds: number;
  resendInSeconds: number;
  /** The number it goes to, in E.164. */
  phone: string;
  /** By which it goes. */
  channel: 'sms' | 'whatsapp';
}

interface Sending {
  db: Database;
  pepper: string;
  channels: readonly Channel[];
  /** Those of them that reach numbers abroad. */
  abroad: readonly Channel[];
  /** Multiplies the limit of one network; 0: networks are not counted. */
  limitFactor: number;
}

/**
 * Opens a sign-in challenge and has its code sent. The answer and its work are the same whether the phone is known or
 * not. Refuses as `admitPhone` does, and, past the limits of the
 * settings per phone and per address, `too_many_requests` with the seconds to wait (product.md 4, domain.md 6.4). The
 * browsers that signed a phone in at a door have a count apart from everyone else's
 * (docs/decisions/012-limits-shared-by-all-processes.md).
 */
export async function requestCode(sending: Sending, request: CodeRequest): Promise<RequestedCode> {
  const { db, pepper, limitFactor } = sending;
  const { door, now } = request;
  const admitted = await admitPhone(sending, request, now);
  const { number: phone, country, channel } = admitted;
  const lang = request.lang ?? (country === null ? 'ar' : 'en');
  const addressHash = hashAddress(pepper, request.address);
  const knownDevice = isKnownDevice(pepper, request.cookies, { door, phone });
  return transact(db, async (tx) => {
    const figures = await figuresAt(tx, now);
    await lockRequester(tx, { phone, country, addressHash });
    const asked = { phone, addressHash, door, knownDevice, now };
    const limits = knownDevice
      ? await limitsOfDevice(tx, asked, figures)
      : await limitsOfStranger(tx, asked, figures, limitFactor);
    refuseBefore(limits, now);
    if (!knownDevice) await refuseFullCountry(tx, admitted, { addressHash, figures, limitFactor, now });
    const expiresAt = new Date(now.getTime() + figures.code_life_seconds * 1000);
    const challenge = {
      phone,
      country,
      addressHash,
      door,
      knownDevice,
      channel,
      lang,
      createdAt: now,
      expiresAt,
    };
    const challengeId = await insertChallenge(tx, challenge);
    await enqueue(tx, sendCodeJob, { challengeId }, { maxAttempts: 5 });
    return {
      challengeId,
      expiresInSeconds: figures.code_life_seconds,
      resendInSeconds: figures.code_resend_seconds,
      ...{ phone, channel },
    };
  });
}

type Asked = Pick<NewChallenge, 'phone' | 'addressHash' | 'door'> & { now: Date };

/** With n allowed in a window, the next may come when the n-th newest leaves it. */
interface CodeLimit {
  nth: Date | undefined;
  windowMillis: number;
}

/** A known device is itself, wherever it is: no stranger's code counts for it, nor any that its network asks for. */
async function limitsOfDevice(tx: Tx, { phone, door, now }: Asked, figures: Figures): Promise<CodeLimit[]> {
  const times = await timesOfPhone(tx, { phone, door, knownDevice: true, now }, figures);
  return [
    ...limitsOfPhone(times, figures),
    { nth: times[0], windowMillis: figures.code_resend_seconds * 1000 },
  ];
}

/** A stranger is where they are, and counts with all strangers, whichever door they come to. */
async function limitsOfStranger(
  tx: Tx,
  { phone, addressHash, now }: Asked,
  figures: Figures,
  limitFactor: number,
): Promise<CodeLimit[]> {
  const stranger = { addressHash, knownDevice: false };
  const perBoth = figures.codes_per_phone_and_address_day;
  const perAddress = Math.ceil(figures.codes_per_address_hour * limitFactor);
  const ofPhone = await timesOfPhone(tx, { phone, knownDevice: false, now }, figures);
  const ofBoth = await challengeTimes(tx, { phone, ...stranger }, ago(now, DAY_MS), perBoth);
  const ofAddress =
    perAddress === 0 ? undefined : await nthChallengeTime(tx, stranger, ago(now, HOUR_MS), perAddress);
  return [
    ...limitsOfPhone(ofPhone, figures),
    { nth: ofBoth[0], windowMillis: figures.code_resend_seconds * 1000 },
    { nth: ofBoth[perBoth - 1], windowMillis: DAY_MS },
    { nth: ofAddress, windowMillis: HOUR_MS },
  ];
}

const ago = (now: Date, millis: number) => new Date(now.getTime() - millis);

function timesOfPhone(
  tx: Tx,
  { now, ...counted }: { phone: string; door?: Door; knownDevice: boolean; now: Date },
  { codes_per_phone_hour, codes_per_phone_day }: Figures,
): Promise<Date[]> {
  return challengeTimes(tx, counted, ago(now, DAY_MS), Math.max(codes_per_phone_hour, codes_per_phone_day));
}

function limitsOfPhone(times: readonly Date[], figures: Figures): CodeLimit[] {
  return [
    { nth: times[figures.codes_per_phone_hour - 1], windowMillis: HOUR_MS },
    { nth: times[figures.codes_per_phone_day - 1], windowMillis: DAY_MS },
  ];
}

function refuseBefore(limits: readonly CodeLimit[], now: Date): void {
  const allowedAt = limits.map(({ nth, windowMillis }) =>
    nth === undefined ? 0 : nth.getTime() + windowMillis,
  );
  const millis = Math.max(...allowedAt) - now.getTime();
  if (millis > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(millis / 1000) });
}

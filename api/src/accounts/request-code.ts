import type { Lang } from '@diyar/messages/messages';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Channel } from '../platform/messaging/message-sender.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { sendCodeJob } from './account.jobs.ts';
import { type Counted, challengeTimes, insertChallenge, lockRequester } from './challenge.queries.ts';
import { isKnownDevice } from './known-device.ts';
import { normalisePhone } from './phone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface CodeRequest {
  /** As typed. */
  phone: string;
  channel: 'sms' | 'whatsapp';
  lang: Lang;
  /** The caller's network address. */
  address: string;
  /** The request's cookies, which may show that this browser signed the phone in before. */
  cookies?: string | undefined;
  now: Date;
}

export interface RequestedCode {
  challengeId: string;
  expiresInSeconds: number;
  resendInSeconds: number;
}

/**
 * Opens a sign-in challenge and has its code sent. The answer and its work are the same whether the phone is known or
 * not. Refuses `phone_invalid`, `channel_unavailable` where nobody sends by that channel, and, past the limits of the settings per phone and per address, `too_many_requests`
 * with the seconds to wait (product.md 4, domain.md 6.4). A
 * phone's own browsers have a count apart from everyone else's (docs/decisions/012-limits-shared-by-all-processes.md).
 */
export async function requestCode(
  { db, pepper, channels }: { db: Database; pepper: string; channels: readonly Channel[] },
  request: CodeRequest,
): Promise<RequestedCode> {
  const phone = normalisePhone(request.phone);
  if (phone === null) throw invalid('phone', 'phone_invalid');
  if (!channels.includes(request.channel)) throw invalid('channel', 'channel_unavailable');
  const { channel, lang, now } = request;
  const addressHash = hashAddress(pepper, request.address);
  const knownDevice = isKnownDevice(pepper, request.cookies, phone);
  return transact(db, async (tx) => {
    const figures = await figuresAt(tx, now);
    await lockRequester(tx, phone, addressHash);
    await checkLimits(tx, { phone, addressHash, knownDevice, now }, figures);
    const expiresAt = new Date(now.getTime() + figures.code_life_seconds * 1000);
    const challenge = { phone, addressHash, knownDevice, channel, lang, createdAt: now, expiresAt };
    const challengeId = await insertChallenge(tx, challenge);
    await enqueue(tx, sendCodeJob, { challengeId }, { maxAttempts: 5 });
    return {
      challengeId,
      expiresInSeconds: figures.code_life_seconds,
      resendInSeconds: figures.code_resend_seconds,
    };
  });
}

async function checkLimits(
  tx: Tx,
  { phone, addressHash, knownDevice, now }: Required<Counted> & { now: Date },
  figures: Figures,
): Promise<void> {
  const at = now.getTime();
  const [perHour, perDay] = [figures.codes_per_phone_hour, figures.codes_per_phone_day];
  const perAddress = figures.codes_per_address_hour;
  const perBoth = figures.codes_per_phone_and_address_day;
  const dayAgo = new Date(at - DAY_MS);
  const ofPhone = await challengeTimes(tx, { phone, knownDevice }, dayAgo, Math.max(perHour, perDay));
  // A known device is itself, wherever it is; a stranger is where they are.
  const ofBoth = knownDevice
    ? ofPhone
    : await challengeTimes(tx, { phone, addressHash, knownDevice }, dayAgo, perBoth);
  const ofAddress = await challengeTimes(tx, { addressHash }, new Date(at - HOUR_MS), perAddress);
  // With n allowed in a window, the next may come when the n-th newest leaves it.
  const allowedAt = Math.max(
    ...[
      { nth: ofBoth[0], window: figures.code_resend_seconds * 1000 },
      { nth: ofPhone[perHour - 1], window: HOUR_MS },
      { nth: ofPhone[perDay - 1], window: DAY_MS },
      { nth: knownDevice ? undefined : ofBoth[perBoth - 1], window: DAY_MS },
      { nth: ofAddress[perAddress - 1], window: HOUR_MS },
    ].map(({ nth, window }) => (nth === undefined ? 0 : nth.getTime() + window)),
  );
  if (allowedAt > at)
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil((allowedAt - at) / 1000) });
}

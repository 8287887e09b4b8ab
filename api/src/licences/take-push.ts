import { z } from 'zod';
import { textOf } from '../authority/facts.ts';
import { tellAuthority } from '../compliance/tell-authority.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { keepPush, setEnded, takeOffAds } from './push.queries.ts';
import { tellEnd } from './remind-of-ends.ts';

const Wire = z.union([z.string().max(200), z.number()]).nullish();

/** What the authority posts about a licence (domain.md 3.7), and anything else beside it. */
export const PushBody = z.looseObject({
  NotificationBody: z.looseObject({
    AdlicenseNumber: z.union([z.string().trim().min(6).max(13), z.number().int().positive()]),
    AdlicenseStatusCode: Wire,
    AdlicenseStatusNameAR: Wire,
  }),
});

/** What the authority waits for. */
export const PushAnswer = z.object({
  IsReceived: z.literal(true),
  Response: z.string(),
  adLicenseNumber: z.string(),
  ResponseTime: z.string(),
});

/** Words for a licence that holds; every other status, also one we do not know, means that nothing may be shown under it. */
const HOLDS = /^(active|valid|approved|نشط|نشطة|ساري|سارية|ساري المفعول|فعال|فعّال|معتمد)$/i;
const EXPIRED = /^(expired|منتهي|منتهية|منتهي الصلاحية)$/i;

/**
 * Takes what the authority says by itself about a licence: one that holds no longer takes its ads off, with who, when and
 * why, and their account is told. The same push again changes nothing but the log. Answers the licence's number.
 */
export function takePush(db: Database, body: z.output<typeof PushBody>, now: Date): Promise<string> {
  const { AdlicenseNumber, AdlicenseStatusCode, AdlicenseStatusNameAR } = body.NotificationBody;
  const number = String(AdlicenseNumber);
  const [statusCode, statusName] = [textOf(AdlicenseStatusCode), textOf(AdlicenseStatusNameAR)];
  const says = (words: RegExp) => words.test(statusCode ?? '') || words.test(statusName ?? '');
  const endsIt = !says(HOLDS);
  const reason = says(EXPIRED) ? ('licence_expired' as const) : ('licence_ended_by_authority' as const);
  return transact(db, async (tx) => {
    await setEnded(tx, number, endsIt ? now : null);
    const taken = endsIt ? await takeOffAds(tx, number, reason, now) : [];
    const shown = taken.filter(({ from_state }) => from_state === 'published');
    await tellAuthority(
      tx,
      shown.map(({ id }) => id),
      'cancel',
      now,
    );
    for (const ad of taken) {
      const params = { ad: ad.number, licence: number };
      const event = { key: reason, accountId: ad.account_id, personId: null, params, at: now };
      if (reason === 'licence_expired') await tellEnd(tx, { ...ad, licence: number }, now);
      else await recordEvent(tx, event);
    }
    await keepPush(tx, { number, statusCode, statusName, endsIt, adsTakenOff: taken.length, now });
    return number;
  });
}

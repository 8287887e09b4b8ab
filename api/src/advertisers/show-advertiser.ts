import type { AdvertiserProfile } from '@diyar/contract/finding/advertisers';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { presentAdvertiser, presentProfile } from './advertiser.presenter.ts';
import {
  countBookings,
  countVerified,
  findAdvertiser,
  findAnswerTimes,
  findVerified,
} from './advertiser.queries.ts';

const DAY_MS = 86_400_000;
const MEASURED_DAYS = 90;
/** The fewest answers from which an advertiser's usual time to answer is told. */
const LEAST_ANSWERS = 5;
/** A year, so that one season does not speak for the others; and the fewest bookings from which a share is told. */
const BOOKINGS_DAYS = 365;
const LEAST_BOOKINGS = 5;

/**
 * An advertiser as everyone sees them. Throws `not_found` for a closed account, and for a person who advertises nothing:
 * that somebody has an account is nobody's business.
 */
export async function showAdvertiser(
  reader: Reader,
  { number, lang, now }: { number: string; lang: Lang; now: Date },
): Promise<AdvertiserProfile> {
  const row = await findAdvertiser(reader, number, riyadhDate(now));
  if (row === undefined) throw new Refusal('not_found');
  const since = new Date(now.getTime() - MEASURED_DAYS * DAY_MS);
  const [{ answers, minutes }, bookings] = await Promise.all([
    findAnswerTimes(reader, row.id, since),
    countBookings(reader, row.id, new Date(now.getTime() - BOOKINGS_DAYS * DAY_MS)),
  ]);
  const shareOf = (part = 0, of = 0) =>
    of < LEAST_BOOKINGS ? null : Math.min(100, Math.round((part * 100) / of));
  return presentProfile(row, lang, {
    answerMinutes: answers < LEAST_ANSWERS ? null : minutes,
    acceptedPercent: shareOf(bookings?.accepted, bookings?.asked),
    cancelledPercent: shareOf(bookings?.cancelled, bookings?.confirmed),
  });
}

/** A page of the verified advertisers who have an ad on show, in a city if one is asked for; the longest verified first. */
export async function listVerified(
  reader: Reader,
  asked: { city: string | undefined; page: number; per_page: number; lang: Lang; now: Date },
) {
  const { city, page, per_page, lang } = asked;
  const today = riyadhDate(asked.now);
  const [rows, total] = await Promise.all([
    findVerified(reader, { today, city, limit: per_page, offset: (page - 1) * per_page }),
    countVerified(reader, today, city),
  ]);
  return {
    items: rows.map((row) => presentAdvertiser(row, lang)),
    total,
    total_exact: true,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
  };
}

import type { Home, HomeStay, HomeWaiting } from '@diyar/contract/supply/home';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { listInvitations } from '../teams/decide-invitation.ts';
import {
  countAdsByState,
  countAnswered,
  findAdsIn,
  findLicencesEnding,
  findOpenWizard,
  findStays,
  findWaiting,
  hasAdvertised,
  type StayRow,
  sumViews,
  type WaitingRow,
} from './home.queries.ts';
import { showBusiness } from './show-business.ts';
import { showWaits } from './show-waits.ts';
import { titled } from './titled.ts';

const DAY_MS = 86_400_000;
/** The states in which an ad waits for its own people, and not for anybody else. */
const WAITS_FOR_OWNER = ['changes_asked', 'refused', 'licence_expired', 'not_published'] as const;
const MOST_STAYS = 3;
const MOST_ARRIVALS = 5;
const MOST_WAITING = 10;
const MOST_ADS = 5;
const LICENCE_DAYS = 30;
const VIEW_DAYS = 30;

/** What waits for the acting account and how its ads do; the figures count Riyadh days, today among them. */
export async function showHome(
  reader: Reader,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<Home> {
  const { accountId, personId } = actor;
  const day = (ahead: number) => riyadhDate(new Date(now.getTime() + ahead * DAY_MS));
  const ending = { from: day(0), to: day(LICENCE_DAYS), most: MOST_ADS };
  const days = { since: day(1 - VIEW_DAYS), before: day(1 - 2 * VIEW_DAYS) };
  const [waiting, stays, arrivals, ads, needs, licences, wizard, views, invitations, answered, waits, has] =
    await Promise.all([
      showWaiting(reader, accountId, { lang, now }),
      findStays(reader, { accountId, side: 'guest' }, { now, most: MOST_STAYS }),
      findStays(reader, { accountId, side: 'host' }, { now, most: MOST_ARRIVALS }),
      countAdsByState(reader, accountId),
      findAdsIn(reader, accountId, { states: WAITS_FOR_OWNER, most: MOST_ADS }),
      findLicencesEnding(reader, accountId, ending),
      findOpenWizard(reader, { personId, accountId }),
      sumViews(reader, accountId, days),
      listInvitations(reader, actor, now),
      countAnswered(reader, accountId),
      showWaits(reader, actor, now),
      hasAdvertised(reader, accountId),
    ]);
  const of = { accountId, hasAds: ads.length > 0, lang };
  return {
    ...(await showBusiness(reader, of, { now, days })),
    stays: stays.map((row) => presentStay(row, lang)),
    arrivals: arrivals.map((row) => presentStay(row, lang)),
    ...waiting,
    ads,
    needs: needs.map((row) => ({ id: String(row.number), ...titled(row, lang), state: row.state })),
    licences: licences.map((row) => ({
      id: String(row.number),
      ...titled(row, lang),
      expires_on: row.expires_on,
    })),
    advertises: has || wizard !== undefined,
    wizard: wizard === undefined ? null : { ...wizard, saved_at: riyadhIso(wizard.saved_at) },
    views: ads.length === 0 ? null : views,
    invitations: invitations.map(({ id, account }) => ({ id, name: account.name })),
    answered,
    waits,
  };
}

/** Bookings that wait for the account: its own to be paid, its guests' to be answered. */
async function showWaiting(
  reader: Reader,
  accountId: string,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Pick<Home, 'to_pay' | 'to_accept'>> {
  const listed = { now, most: MOST_WAITING };
  const [held, asked] = await Promise.all([
    findWaiting(reader, { accountId, side: 'guest' }, listed),
    findWaiting(reader, { accountId, side: 'host' }, listed),
  ]);
  const present = (row: WaitingRow): HomeWaiting => ({
    ...presentStay(row, lang),
    other: row.other,
    amount: money(row.amount),
    until: row.until && riyadhIso(row.until),
    is_change: row.is_change,
  });
  return { to_pay: held.map(present), to_accept: asked.map(present) };
}

function presentStay(row: StayRow, lang: Lang): HomeStay {
  const { number, start_date, end_date, start_time, end_time, state } = row;
  const at = (date: string, time: string | null) => (time === null ? date : `${date}T${time}`);
  return {
    ...{ id: String(number), ...titled(row, lang), state },
    ...{ start: at(start_date, start_time), end: at(end_date, end_time) },
  };
}

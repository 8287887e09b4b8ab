import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayLead } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { presentMembership, presentUse } from './membership.presenter.ts';
import { countUses } from './membership.queries.ts';
import {
  countMemberships,
  findLeavingAds,
  findMemberships,
  findUses,
  type MembershipRow,
} from './membership-views.queries.ts';

interface Page {
  page: number;
  per_page: number;
}

const partOf = ({ page, per_page }: Page) => ({ limit: per_page, offset: (page - 1) * per_page });
const around = ({ page, per_page }: Page, total: number) => ({
  ...{ total, total_exact: true, page, per_page },
  pages: Math.ceil(total / per_page),
});

/** The membership of the acting account and a page of all it had, the newest first. */
export async function listMemberships(reader: Reader, query: Page, actor: Actor, lang: Lang) {
  const { accountId } = actor;
  const [current, rows, total, leaving, standing] = await Promise.all([
    findCurrent(reader, accountId),
    findMemberships(reader, accountId, {}, partOf(query)),
    countMemberships(reader, accountId),
    findLeavingAds(reader, accountId),
    standingOf(reader, actor),
  ]);
  return {
    items: rows.map((row) => presentMembership(row, lang)),
    ...around(query, total),
    current: presentMembership(current, lang),
    leaving: leaving === undefined ? null : { ads: leaving.ads, at: riyadhIso(leaving.at) },
    abilities: { buy: mayLead(standing ?? 'viewer') },
  };
}

async function findCurrent(reader: Reader, accountId: string): Promise<MembershipRow> {
  const [current] = await findMemberships(reader, accountId, { current: true });
  if (current === undefined) throw new Error(`account ${accountId} has no membership`);
  return current;
}

/** How many special ads an account has left, and for how many days each lasts. */
export async function specialAdsLeft(
  reader: Reader,
  accountId: string,
): Promise<{ remaining: number; days: number }> {
  const { special_ads, used_special_ads, special_days } = await findCurrent(reader, accountId);
  return { remaining: Math.max(0, special_ads - used_special_ads), days: special_days };
}

/** A page of what a membership of the acting account was used for. Throws `not_found` for others'. */
export async function listUses(
  reader: Reader,
  { id, ...query }: Page & { id: string },
  actor: Actor,
  lang: Lang,
) {
  const [membership] = await findMemberships(reader, actor.accountId, { id });
  if (membership === undefined) throw new Refusal('not_found');
  const [rows, ads, specials] = await Promise.all([
    findUses(reader, id, partOf(query)),
    countUses(reader, id, 'ad'),
    countUses(reader, id, 'special'),
  ]);
  return {
    items: rows.map((row) => presentUse(row, actor.personId, lang)),
    ...around(query, ads + specials),
  };
}

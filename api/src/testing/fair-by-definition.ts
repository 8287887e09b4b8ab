import { type RawBuilder, sql } from 'kysely';
import { LISTED } from '../ads/on-show.ts';
import type { Reader } from '../platform/db/database.ts';
import type { FairLimits } from '../search/index/pick-best.ts';
import { turnKey, turnOf } from '../search/index/special-turns.ts';

/** An ad of a list, ranked: what the order "best" asks of it beside its rank. */
export interface RankedAd {
  number: number;
  held: number;
}

interface Facts {
  number: number;
  account: string;
  /** Texts that ads of an account that are like each other share. */
  marks: string[];
  special_until: Date | null;
  since: Date | null;
}

/** What an ad shares with those like it, written out. */
const MARKS = sql`array_remove(array[
  'property ' || property.id || ad.purpose,
  'photo ' || (select min(hashtextextended(coalesce(encode(content_hash, 'hex'), scene || seed), 0))
    from photo where photo.unit_id = unit.id and state = 'ready'),
  case when unit.description_ar is not null or unit.description_en is not null then json_build_array('text', ad.purpose,
    property.category_id, property.district_id, unit.rooms, ad.title_ar, ad.title_en, unit.description_ar, unit.description_en)::text end
], null)`;
const FROM_ADS = sql`from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id`;

/** Whether an ad is like the one of a number, while anybody can find that one. */
export const likeNumber = (number: string): RawBuilder<unknown> =>
  sql`(ad.account_id = (select account_id from ad where number = ${number}::bigint)
    and ${MARKS} && (select ${MARKS} ${FROM_ADS}
      where ad.number = ${number}::bigint and ${LISTED}))`;

async function findFacts(reader: Reader): Promise<Map<number, Facts>> {
  const { rows } = await sql<Facts>`
    select ad.number, ad.account_id as account, ad.special_until, ${MARKS} as marks,
      coalesce((select max(at) from membership_use where ad_id = ad.id and kind = 'special'), ad.published_at) as since
    ${FROM_ADS}`.execute(reader);
  return new Map(rows.map((row) => [row.number, row]));
}

const isLike = (one: Facts, other: Facts) =>
  one.account === other.account && one.marks.some((mark) => other.marks.includes(mark));

const SPECIAL_PLACES = [0, 6, 12, 18];

/** The order "best" of ranked ads, place by place as its rules are told (decision 084), each time looking at all that remain. */
export async function placeFairly(
  reader: Reader,
  ranked: readonly RankedAd[],
  { now, limits }: { now: Date; limits: FairLimits },
): Promise<RankedAd[]> {
  const facts = await findFacts(reader);
  const factsOf = ({ number }: RankedAd) => facts.get(number) as Facts;
  const list: RankedAd[] = [];
  const placed: RankedAd[] = [];
  const countOf = (ad: RankedAd) =>
    placed.slice(-11).filter((other) => factsOf(other).account === factsOf(ad).account).length;
  const isAgain = (ad: RankedAd) => {
    const last = placed.at(-1);
    return last !== undefined && factsOf(last).account === factsOf(ad).account;
  };
  const hasRoom = (ad: RankedAd) => !isAgain(ad) && countOf(ad) < 2;
  const isBehind = (ad: RankedAd) => placed.some((other) => isLike(factsOf(other), factsOf(ad)));
  const keyOf = (ad: RankedAd) =>
    turnKey(ad.number, factsOf(ad).since?.getTime() ?? 0, turnOf(now.getTime()));

  for (const tier of Map.groupBy(ranked, ({ held }) => held).values()) {
    const isFree = (ad: RankedAd) => !placed.includes(ad);
    // A list of which nothing is arranged has no places for special ads.
    const specials = (limits.arranged === 0 ? [] : tier)
      .filter((ad) => (factsOf(ad).special_until?.getTime() ?? 0) > now.getTime())
      .sort((one, other) => keyOf(one) - keyOf(other));
    for (;;) {
      const left = tier
        .slice(0, limits.arranged)
        .filter((ad) => isFree(ad) && !(ranked.indexOf(ad) < limits.grouped && isBehind(ad)));
      const special = SPECIAL_PLACES.includes(placed.length % 24)
        ? specials.find((ad) => isFree(ad) && hasRoom(ad) && !isBehind(ad))
        : undefined;
      const crowds = left.map((ad) => countOf(ad) + (isAgain(ad) ? 12 : 0));
      const next = special ?? left.find(hasRoom) ?? left[crowds.indexOf(Math.min(...crowds))];
      if (next === undefined) break;
      placed.push(next);
      list.push(next);
    }
    list.push(...tier.slice(limits.arranged).filter(isFree));
  }
  return list;
}

import type { Landing } from '@diyar/contract/site/landings';
import { money } from '@diyar/contract/values/money';
import { type Period, periodOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import type { AskedRow, LandingRow, Subject } from './landing.queries.ts';

/** Fewest ads whose prices say something of a market. */
const FEWEST_ADS = 5;

export function presentSubject({ city, category }: Subject, period: Period, lang: Lang) {
  return {
    city: { slug: city.slug, name: city[`name_${lang}`] },
    category: { slug: category.slug, name: category[`name_${lang}`], plural: category[`plural_${lang}`] },
    period,
  };
}

export function presentLanding(row: LandingRow, lang: Lang): Landing[] {
  const period = periodOf(row.kind);
  return period === null ? [] : [{ ...presentSubject(row, period, lang), ads: row.ads }];
}

export function presentAsked(row: AskedRow | undefined) {
  if (row === undefined || row.ads < FEWEST_ADS) return null;
  const { lowest, median, highest, ads } = row;
  return { lowest: money(lowest), median: money(Math.round(median)), highest: money(highest), ads };
}

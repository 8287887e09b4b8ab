import type { Membership, MembershipUse } from '@diyar/contract/money/memberships';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { MembershipRow, UseRow } from './membership-views.queries.ts';

const isoOf = (instant: Date | null) => instant && riyadhIso(instant);

export function presentMembership(row: MembershipRow, lang: Lang): Membership {
  return {
    id: row.id,
    plan_id: String(row.plan_number),
    name: row[`name_${lang}`],
    price: row.price === null ? null : money(row.price),
    ads: row.ads,
    remaining_ads: Math.max(0, row.ads - row.used_ads),
    special_ads: row.special_ads,
    remaining_special_ads: Math.max(0, row.special_ads - row.used_special_ads),
    special_days: row.special_days,
    period: row.period,
    starts_at: riyadhIso(row.starts_at),
    ends_at: isoOf(row.ends_at),
    ended_at: isoOf(row.ended_at),
    end_reason: row.end_reason,
    ads_leave_at: isoOf(row.ads_leave_at),
    purchase_id: row.purchase_number === null ? null : String(row.purchase_number),
  };
}

/** A use as the account's people see it: made by themselves, or by somebody of the team by name. */
export function presentUse(row: UseRow, personId: string, lang: Lang): MembershipUse {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`title_${lang}`] === null ? other : lang;
  const isMe = row.person_id === personId;
  return {
    kind: row.kind,
    at: riyadhIso(row.at),
    shown: row.shown_at !== null,
    by: isMe ? 'me' : 'team',
    by_name: isMe ? null : row.person_name,
    ad: { id: String(row.number), title: row[`title_${written}`] ?? '', title_lang: written },
  };
}

import type { ar } from '@diyar/messages/ar';
import type { FIGURES } from './figures.ts';
import type { LAWS } from './laws.ts';

export interface Bounds {
  /** Smallest and largest number, or fewest and most characters. */
  min: number;
  max: number;
}

type FigureKey = (typeof FIGURES)[number] | (typeof LAWS)[number];
/** A figure that has no name in the messages does not compile: an operator would not know what it is. */
type NamedKey = keyof typeof ar.console.settings.names;

const [HOUR, DAY] = [3600, 86_400];
const TITLE = { min: 1, max: 60 };
const DESCRIPTION = { min: 20, max: 300 };
/** Something holds or not: it has no bounds. */
const YES_OR_NO = { min: 0, max: 1 };
const KEYWORDS = { min: 1, max: 500 };

/**
 * Every setting an operator may set, in the order they read them, with what it may be: wide enough for any policy, and
 * narrow enough that a slip of the finger does not close the market.
 */
export const SETTING_BOUNDS = {
  card_hold_seconds: { min: 60, max: DAY },
  hold_cooldown_seconds: { min: 0, max: DAY },
  max_open_holds: { min: 1, max: 50 },
  quote_seconds: { min: 60, max: DAY },
  rest_due_seconds: { min: 0, max: 90 * DAY },
  min_down_payment: { min: 100, max: 10_000_000 },
  vat_percent: { min: 0, max: 100 },
  tourism_permit_required: YES_OR_NO,
  disclosures_required: YES_OR_NO,
  contacts_per_address_hour: { min: 1, max: 1000 },
  contacts_per_account_hour: { min: 1, max: 1000 },
  reports_per_account_day: { min: 1, max: 1000 },
  reports_per_address_day: { min: 1, max: 1000 },
  reports_to_hide: { min: 1, max: 100 },
  ad_review_due_seconds: { min: 300, max: 30 * DAY },
  ad_review_late_seconds: { min: 600, max: 60 * DAY },
  tickets_per_account_day: { min: 1, max: 1000 },
  tickets_per_address_day: { min: 1, max: 1000 },
  ticket_replies_waiting: { min: 1, max: 1000 },
  ticket_replies_day: { min: 1, max: 1000 },
  ticket_answered_days: { min: 1, max: 365 },
  team_invitation_days: { min: 1, max: 90 },
  team_invitations_day: { min: 1, max: 1000 },
  team_invitations_phone_month: { min: 1, max: 100 },
  team_members_max: { min: 1, max: 1000 },
  code_life_seconds: { min: 60, max: HOUR },
  code_resend_seconds: { min: 10, max: HOUR },
  codes_per_phone_hour: { min: 1, max: 100 },
  codes_per_phone_day: { min: 1, max: 500 },
  codes_per_address_hour: { min: 1, max: 10_000 },
  profile_seconds: { min: 60, max: HOUR },
  token_idle_seconds: { min: HOUR, max: 365 * DAY },
  console_idle_seconds: { min: 300, max: DAY },
  console_tries_per_hour: { min: 3, max: 100 },
  codes_per_phone_and_address_day: { min: 1, max: 500 },
  limit_code_tries_hour: { min: 5, max: 10_000 },
  limit_quotes_minute: { min: 5, max: 10_000 },
  limit_searches_minute: { min: 20, max: 100_000 },
  limit_reports_minute: { min: 1, max: 10_000 },
  limit_writes_minute: { min: 10, max: 10_000 },
  limit_photo_chunks_minute: { min: 60, max: 100_000 },
  limit_reads_minute: { min: 60, max: 100_000 },
  limit_wrong_proofs_minute: { min: 5, max: 10_000 },
  limit_network_people: { min: 1, max: 100 },
  limit_share_drawings_minute: { min: 5, max: 10_000 },
  limit_made_photos_minute: { min: 20, max: 100_000 },
  membership_grace_seconds: { min: 0, max: 90 * DAY },
  purchase_seconds: { min: 600, max: 30 * DAY },
  photos_per_account: { min: 100, max: 1_000_000 },
  site_title_ar: TITLE,
  site_title_en: TITLE,
  site_desc_ar: DESCRIPTION,
  site_desc_en: DESCRIPTION,
  site_keywords_ar: KEYWORDS,
  site_keywords_en: KEYWORDS,
  icon_browser: { min: 1, max: 200 },
} as const satisfies Record<FigureKey, Bounds> & Partial<Record<NamedKey, Bounds>>;

export type SettingKey = keyof typeof SETTING_BOUNDS;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTING_BOUNDS, key);
}

/** Holds `SETTING_BOUNDS` to the messages: each key has a name there. */
export const SETTING_KEYS: readonly (SettingKey & NamedKey)[] = Object.keys(SETTING_BOUNDS) as SettingKey[];

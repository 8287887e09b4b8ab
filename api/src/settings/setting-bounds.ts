import type { Rule } from '@diyar/contract/call/errors';
import {
  isHexColor,
  isReadable,
  SITE_FONTS,
  SITE_RADIUS,
  type SiteTheme,
} from '@diyar/contract/words/site-look';
import type { ar } from '@diyar/messages/ar';
import { isSaudiIban } from '../text/iban.ts';
import type { FIGURES } from './figures.ts';
import { readForeignCountries } from './foreign-countries.ts';
import type { LAWS } from './laws.ts';

export interface Bounds {
  /** Smallest and largest number, or fewest and most characters. */
  min: number;
  max: number;
  /** What a text must look like, and the rule it breaks otherwise. */
  form?: { fits: (text: string) => boolean; rule: Rule };
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
const HOURS_TOLD = { min: 5, max: 160 };
const LEGAL_NAME = { min: 3, max: 200 };
const ADDRESS = { min: 10, max: 300 };
const REGISTRATION = {
  min: 10,
  max: 10,
  form: { fits: (text: string) => /^\d{10}$/.test(text), rule: 'cr_10' },
} as const;
const VAT_NUMBER = {
  min: 15,
  max: 15,
  form: { fits: (text: string) => /^3\d{13}3$/.test(text), rule: 'vat_15' },
} as const;
const IBAN = { min: 24, max: 24, form: { fits: isSaudiIban, rule: 'iban_invalid' } } as const;
const COUNTRIES = {
  min: 6,
  max: 2000,
  form: { fits: (text: string) => readForeignCountries(text) !== null, rule: 'foreign_countries_form' },
} as const;
const ADDRESS_PART = { min: 2, max: 100 };
const BUILDING_NUMBER = {
  min: 4,
  max: 4,
  form: { fits: (text: string) => /^\d{4}$/.test(text), rule: 'building_4' },
} as const;
const POSTAL_CODE = {
  min: 5,
  max: 5,
  form: { fits: (text: string) => /^\d{5}$/.test(text), rule: 'postal_5' },
} as const;

/** A colour that can be read wherever its theme puts it. */
const colorIn = (theme: SiteTheme) =>
  ({
    min: 7,
    max: 7,
    form: { fits: (text: string) => isHexColor(text) && isReadable(text, theme), rule: 'color_contrast' },
  }) as const;
const FONT = {
  min: 1,
  max: 20,
  form: { fits: (text: string) => SITE_FONTS.some((font) => font === text), rule: 'invalid' },
} as const;

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
  rest_cancel_seconds: { min: 0, max: 30 * DAY },
  approval_seconds: { min: 600, max: 7 * DAY },
  approval_before_arrival_seconds: { min: 0, max: DAY },
  min_down_payment: { min: 100, max: 10_000_000 },
  transfer_hold_seconds: { min: HOUR, max: 7 * DAY },
  transfer_least_seconds_ahead: { min: 0, max: 30 * DAY },
  transfer_second_operator_above: { min: 0, max: 10_000_000_000 },
  receipts_per_account_day: { min: 1, max: 1000 },
  vat_percent: { min: 0, max: 100 },
  deposit_answer_seconds: { min: HOUR, max: 30 * DAY },
  deposit_photos_per_account_day: { min: 10, max: 1000 },
  deposit_claim_seconds: { min: HOUR, max: 30 * DAY },
  payout_after_arrival_seconds: { min: 0, max: 60 * DAY },
  payout_second_operator_above: { min: 0, max: 100_000_000_000 },
  refund_failed_after_seconds: { min: 600, max: 7 * DAY },
  refund_second_operator_above: { min: 0, max: 10_000_000_000 },
  award_second_operator_above: { min: 0, max: 10_000_000_000 },
  tourism_permit_required: YES_OR_NO,
  disclosures_required: YES_OR_NO,
  advertiser_verification_required: YES_OR_NO,
  advertiser_grace_days: { min: 0, max: 365 },
  office_verification_days: { min: 30, max: 1095 },
  register_inquiries_per_account_day: { min: 1, max: 1000 },
  contacts_per_address_hour: { min: 1, max: 1000 },
  contacts_per_account_hour: { min: 1, max: 1000 },
  reports_per_account_day: { min: 1, max: 1000 },
  reports_per_address_day: { min: 1, max: 1000 },
  reports_to_hide: { min: 1, max: 100 },
  report_due_seconds: { min: HOUR, max: 60 * DAY },
  report_appeal_seconds: { min: DAY, max: 180 * DAY },
  requests_per_person_day: { min: 1, max: 1000 },
  request_days: { min: 1, max: 365 },
  request_reminder_days: { min: 1, max: 60 },
  request_answers_per_account_day: { min: 1, max: 10_000 },
  request_contacts_per_account_hour: { min: 1, max: 1000 },
  ad_review_due_seconds: { min: 300, max: 30 * DAY },
  suspicion_below_percent: { min: 5, max: 95 },
  suspicion_new_account_days: { min: 0, max: 365 },
  ad_review_late_seconds: { min: 600, max: 60 * DAY },
  tickets_per_account_day: { min: 1, max: 1000 },
  tickets_per_address_day: { min: 1, max: 1000 },
  ticket_replies_waiting: { min: 1, max: 1000 },
  ticket_replies_day: { min: 1, max: 1000 },
  ticket_answered_days: { min: 1, max: 365 },
  messages_per_account_hour: { min: 1, max: 10_000 },
  quiet_from_hour: { min: 0, max: 23 },
  quiet_to_hour: { min: 0, max: 23 },
  whatsapp_wait_minutes: { min: 0, max: 1440 },
  message_pictures_per_account_day: { min: 1, max: 1000 },
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
  foreign_sign_in: YES_OR_NO,
  foreign_countries: COUNTRIES,
  foreign_codes_per_address_day: { min: 1, max: 10_000 },
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
  support_hours_ar: HOURS_TOLD,
  support_hours_en: HOURS_TOLD,
  legal_name_ar: LEGAL_NAME,
  legal_name_en: LEGAL_NAME,
  legal_registration: REGISTRATION,
  legal_vat_number: VAT_NUMBER,
  legal_address_ar: ADDRESS,
  legal_address_en: ADDRESS,
  transfer_iban: IBAN,
  transfer_bank_ar: LEGAL_NAME,
  transfer_bank_en: LEGAL_NAME,
  transfer_holder_ar: LEGAL_NAME,
  transfer_holder_en: LEGAL_NAME,
  legal_street: ADDRESS_PART,
  legal_building_number: BUILDING_NUMBER,
  legal_district: ADDRESS_PART,
  legal_city: ADDRESS_PART,
  legal_postal_code: POSTAL_CODE,
  site_title_ar: TITLE,
  site_title_en: TITLE,
  site_desc_ar: DESCRIPTION,
  site_desc_en: DESCRIPTION,
  site_keywords_ar: KEYWORDS,
  site_keywords_en: KEYWORDS,
  icon_browser: { min: 1, max: 200 },
  site_color_light: colorIn('light'),
  site_color_dark: colorIn('dark'),
  site_font: FONT,
  site_radius: { min: SITE_RADIUS.least, max: SITE_RADIUS.most },
} as const satisfies Record<FigureKey, Bounds> & Partial<Record<NamedKey, Bounds>>;

export type SettingKey = keyof typeof SETTING_BOUNDS;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTING_BOUNDS, key);
}

/** Holds `SETTING_BOUNDS` to the messages: each key has a name there. */
export const SETTING_KEYS: readonly (SettingKey & NamedKey)[] = Object.keys(SETTING_BOUNDS) as SettingKey[];

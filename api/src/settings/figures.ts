import type { Reader } from '../platform/db/database.ts';
import { settingsInForce } from './setting.queries.ts';

/** Figures of business policy; each is a dated row in `setting`. Seconds, percents, halalas and counts as named. */
export const FIGURES = [
  'card_hold_seconds',
  'transfer_hold_seconds',
  'transfer_least_seconds_ahead',
  'transfer_second_operator_above',
  'receipts_per_account_day',
  'quote_seconds',
  'hold_cooldown_seconds',
  'max_open_holds',
  'vat_percent',
  'rest_due_seconds',
  'rest_cancel_seconds',
  'approval_seconds',
  'approval_before_arrival_seconds',
  'min_down_payment',
  'code_life_seconds',
  'code_resend_seconds',
  'codes_per_phone_hour',
  'codes_per_phone_day',
  'codes_per_address_hour',
  'profile_seconds',
  'token_idle_seconds',
  'contacts_per_address_hour',
  'console_idle_seconds',
  'console_tries_per_hour',
  'codes_per_phone_and_address_day',
  'foreign_codes_per_address_day',
  'limit_code_tries_hour',
  'limit_quotes_minute',
  'limit_searches_minute',
  'limit_reports_minute',
  'limit_writes_minute',
  'limit_photo_chunks_minute',
  'limit_reads_minute',
  'limit_wrong_proofs_minute',
  'limit_network_people',
  'limit_share_drawings_minute',
  'limit_made_photos_minute',
  'contacts_per_account_hour',
  'reports_per_account_day',
  'reports_per_address_day',
  'reports_to_hide',
  'suspicion_below_percent',
  'suspicion_new_account_days',
  'report_due_seconds',
  'report_appeal_seconds',
  'ad_review_due_seconds',
  'ad_review_late_seconds',
  'tickets_per_account_day',
  'tickets_per_address_day',
  'ticket_replies_waiting',
  'ticket_replies_day',
  'ticket_answered_days',
  'office_verification_days',
  'register_inquiries_per_account_day',
  'advertiser_grace_days',
  'photos_per_account',
  'messages_per_account_hour',
  'message_pictures_per_account_day',
  'team_invitation_days',
  'team_invitations_day',
  'team_invitations_phone_month',
  'team_members_max',
  'membership_grace_seconds',
  'purchase_seconds',
  'payout_after_arrival_seconds',
  'deposit_claim_seconds',
  'deposit_answer_seconds',
  'deposit_photos_per_account_day',
  'payout_second_operator_above',
  'refund_failed_after_seconds',
  'refund_second_operator_above',
  'award_second_operator_above',
  'requests_per_person_day',
  'request_days',
  'request_reminder_days',
  'request_answers_per_account_day',
  'request_contacts_per_account_hour',
  'quiet_from_hour',
  'quiet_to_hour',
  'whatsapp_wait_minutes',
] as const;

export type Figures = Record<(typeof FIGURES)[number], number>;

/** The figures in force at `now`. A missing one is a fault of the installation, told by name. */
export async function figuresAt(reader: Reader, now: Date): Promise<Figures> {
  const settings = await settingsInForce(reader, now);
  const entries = FIGURES.map((key) => {
    const value = settings[key];
    if (typeof value !== 'number') throw new Error(`setting ${key} is missing`);
    return [key, value] as const;
  });
  return Object.fromEntries(entries) as Figures;
}

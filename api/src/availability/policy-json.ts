import { sql } from 'kysely';

/** A row of `unit_policy`, named `p` in the query, as a `UnitPolicy`. */
export const POLICY_JSON = sql`jsonb_build_object(
  'instant', p.instant, 'arrivalTime', to_char(p.arrival_time, 'HH24:MI'), 'departureTime', to_char(p.departure_time, 'HH24:MI'),
  'gapMinutes', p.gap_minutes, 'opensAt', to_char(p.opens_at, 'HH24:MI'), 'closesAt', left(p.closes_at::text, 5),
  'daysOff', to_jsonb(p.days_off), 'slotMinutes', p.slot_minutes, 'noticeMinutes', p.notice_minutes,
  'horizonDays', p.horizon_days, 'minHours', p.min_hours, 'maxHours', p.max_hours, 'minNights', p.min_nights,
  'maxNights', p.max_nights, 'minMonths', p.min_months, 'maxMonths', p.max_months, 'minYears', p.min_years,
  'maxYears', p.max_years, 'arrivalDays', to_jsonb(p.arrival_days), 'sameDayUntil', left(p.same_day_until::text, 5),
  'weekdayOpens', to_jsonb(p.weekday_opens_at), 'weekdayCloses', to_jsonb(p.weekday_closes_at), 'cancellation', p.cancellation,
  'downPaymentPercent', p.down_payment_percent, 'securityDeposit', p.security_deposit)`;

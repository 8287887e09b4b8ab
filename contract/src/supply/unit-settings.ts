import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { OpenStretch } from '../people/my-info.ts';
import { Period } from '../words/period.ts';

/** Minutes of one slot of a unit that is let by the hour. */
export const SLOT_MINUTES = [15, 30, 60, 120, 180, 240] as const;
/** Parts of a unit's settings, as they are read and copied to others. */
export const SETTING_PARTS = ['booking', 'nights', 'hours', 'money'] as const;
export const SettingPart = z.enum(SETTING_PARTS, 'invalid');
export type SettingPart = z.infer<typeof SettingPart>;

/** The least and the most that a number of the settings may be. */
export const SETTING_BOUNDS = {
  notice_minutes: [0, 30 * 1440],
  horizon_days: [1, 365],
  gap_minutes: [0, 720],
  min_hours: [1, 24],
  max_hours: [1, 24],
  min_nights: [1, 365],
  max_nights: [1, 365],
  min_months: [1, 11],
  max_months: [1, 11],
  min_years: [1, 30],
  max_years: [1, 30],
} as const satisfies Record<string, readonly [least: number, most: number]>;

const time = z.string('required').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid');
const number = z.int('number');

/** On which terms a unit is let; ISO weekdays, Riyadh times. */
export const UnitSettings = z.strictObject({
  /** Booked at once; else the advertiser approves each booking first. */
  instant: z.boolean('invalid'),
  notice_minutes: number,
  horizon_days: number,
  /** Until when nights, months and years that begin today are booked; null: however late. */
  same_day_until: time.nullable(),
  arrival_time: time,
  departure_time: time,
  /** After each stay, for nobody. */
  gap_minutes: number,
  arrival_days: z.array(z.int('invalid').min(1, 'invalid').max(7, 'invalid')).max(7, 'invalid'),
  min_nights: number,
  max_nights: number,
  min_months: number,
  max_months: number,
  min_years: number,
  max_years: number,
  /** One stretch of each day that is open. */
  hours: z.array(OpenStretch).max(7, 'invalid'),
  slot_minutes: z.literal(SLOT_MINUTES, 'invalid'),
  min_hours: number,
  max_hours: number,
  cancellation: z.enum(['flexible', 'moderate', 'strict'], 'invalid'),
  down_payment_percent: number,
  /** Halalas. */
  security_deposit: number,
});
export type UnitSettings = z.infer<typeof UnitSettings>;

/** A unit of the acting account in a list to choose from. */
export const LetUnit = z.object({
  id: z.uuid(),
  name: z.string(),
  name_lang: z.enum(['ar', 'en']),
  /** By which units of one name are told apart. */
  code: z.string(),
  property: z.string(),
  /** The periods it is let by now. */
  periods: z.array(Period),
});
export type LetUnit = z.infer<typeof LetUnit>;

export const ShownSettings = z.object({
  unit: LetUnit,
  version: z.int(),
  settings: UnitSettings,
  abilities: z.object({ edit: z.boolean() }),
});
export type ShownSettings = z.infer<typeof ShownSettings>;

const UnitParams = z.object({ id: z.uuid('invalid') });

export const listLetUnits = endpoint({
  method: 'GET',
  path: '/api/v1/host/units',
  summary: 'Units of the acting account that are there to be let, by property and name; at most 1000',
  data: z.object({ items: z.array(LetUnit) }),
  caller: 'token',
});

export const showUnitSettings = endpoint({
  method: 'GET',
  path: '/api/v1/host/units/{id}/settings',
  summary: 'On which terms a unit is let',
  params: UnitParams,
  data: ShownSettings,
  caller: 'token',
});

export const saveUnitSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/host/units/{id}/settings',
  summary:
    'Save on which terms a unit is let, all of them; bookings keep what they were made under; refused when somebody saved since they were read',
  params: UnitParams,
  body: z.strictObject({ version: z.int('required'), settings: UnitSettings }),
  data: ShownSettings,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids', 'edited_elsewhere'],
});

export const copyUnitSettings = endpoint({
  method: 'POST',
  path: '/api/v1/host/units/{id}/settings/copies',
  summary: 'Put parts of the settings of a unit in the place of those of others of the account',
  params: UnitParams,
  body: z.strictObject({
    units: z.array(z.uuid('invalid')).min(1, 'units_required').max(1_000, 'invalid'),
    parts: z.array(SettingPart).min(1, 'required').max(SETTING_PARTS.length, 'invalid'),
  }),
  data: z.object({ copied: z.int() }),
  status: 201,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

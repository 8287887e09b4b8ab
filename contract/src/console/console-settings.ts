import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

const Value = z.union([z.number(), z.string(), z.boolean()]);

/** One value of a setting and the instant it holds from. */
export const SettingVersion = z.object({
  value: Value,
  effective_from: z.string(),
  state: z.enum(['upcoming', 'in_force', 'past']),
  /** The operator who set it and the reason; null for the initial value. */
  set_by: z.object({ operator: z.string(), reason: z.string() }).nullable(),
});
export type SettingVersion = z.infer<typeof SettingVersion>;

export const ConsoleSetting = z.object({
  key: z.string(),
  type: z.enum(['number', 'text', 'boolean']),
  unit: z.enum(['seconds', 'percent', 'halalas', 'count']).nullable(),
  /** Smallest and largest number, or fewest and most characters. */
  min: z.int(),
  max: z.int(),
  value: Value,
  /** Newest first. */
  history: z.array(SettingVersion),
});
export type ConsoleSetting = z.infer<typeof ConsoleSetting>;

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/v1/console/settings',
  summary: 'Every dated setting with its type, unit, bounds and history',
  data: z.object({ today: z.string(), items: z.array(ConsoleSetting) }),
  caller: 'operator',
  right: 'settings',
});

export const setSetting = endpoint({
  method: 'POST',
  path: '/api/v1/console/settings/{key}',
  summary:
    'Set a value from a Riyadh date on: today means from this moment. History stays; a date that has a value is refused',
  params: z.object({ key: z.string().max(100) }),
  body: z.object({
    value: z.union([z.number(), z.string(), z.boolean()], 'invalid'),
    effective_from: z.iso.date('invalid'),
    reason: z
      .string('reason_required')
      .trim()
      .min(1, 'reason_required')
      .min(10, 'reason_min')
      .max(500, 'text_max'),
  }),
  data: ConsoleSetting,
  status: 201,
  caller: 'operator',
  right: 'settings',
  refuses: ['setting_out_of_range', 'setting_unchanged', 'setting_date_taken'],
});

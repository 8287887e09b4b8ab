import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PlaceName } from '../site/places.ts';
import { USAGES } from '../words/supply.ts';

const Usage = z.enum(USAGES, 'invalid');
const Reason = z
  .string('reason_required')
  .trim()
  .min(1, 'reason_required')
  .min(10, 'reason_min')
  .max(500, 'text_max');

/** What was set for a city from a day on. */
export const RentFreezeVersion = z.object({
  /** Whose yearly rents may not rise; none: the freeze is lifted. */
  usages: z.array(Usage),
  /** Riyadh dates, both included; without an end it holds until a newer one. */
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  state: z.enum(['upcoming', 'in_force', 'past']),
  /** Who set it and why; null for one that the house came with. */
  set_by: z.object({ operator: z.string(), reason: z.string() }).nullable(),
});

/** A city with every freeze that was ever set for it. */
export const CityRentFreezes = z.object({
  city: PlaceName,
  /** A freeze holds there today. */
  is_frozen: z.boolean(),
  /** Newest first. */
  history: z.array(RentFreezeVersion),
});
export type CityRentFreezes = z.infer<typeof CityRentFreezes>;

export const listRentFreezes = endpoint({
  method: 'GET',
  path: '/api/v1/console/rent-freezes',
  summary:
    'Cities where yearly rents are or were frozen, with the history of each; and all cities to choose from',
  data: z.object({ today: z.string(), items: z.array(CityRentFreezes), cities: z.array(PlaceName) }),
  caller: 'operator',
  right: 'settings',
});

export const setRentFreeze = endpoint({
  method: 'POST',
  path: '/api/v1/console/rent-freezes',
  summary:
    'Freeze the yearly rents of a city from a Riyadh date on, or lift the freeze by naming no usage. History stays; a date that has one is refused',
  body: z
    .strictObject({
      city: z.string('add_city').min(1, 'add_city').max(100, 'city_unknown'),
      usages: z.array(Usage, 'invalid').max(USAGES.length, 'invalid'),
      starts_on: z.iso.date('invalid'),
      ends_on: z.iso.date('invalid').nullable(),
      reason: Reason,
    })
    .superRefine(({ starts_on, ends_on }, context) => {
      if (ends_on !== null && ends_on < starts_on)
        context.addIssue({ code: 'custom', message: 'end_before_start', path: ['ends_on'] });
    }),
  data: CityRentFreezes,
  status: 201,
  caller: 'operator',
  right: 'settings',
  refuses: ['setting_unchanged', 'setting_date_taken'],
});

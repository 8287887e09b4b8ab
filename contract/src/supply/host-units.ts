import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PolicyContent, PricesContent, ServiceContent, UnitContent, UnitParts } from '../words/supply.ts';
import { MOST_PHOTOS, WizardPhoto } from './host-photos.ts';
import { HostUnitCard } from './host-properties.ts';
import { Wizard } from './host-wizard.ts';
import { HostRevision } from './revisions.ts';

export const HostUnit = HostUnitCard.extend({
  version: z.int(),
  property: z.object({
    id: z.uuid(),
    name: z.string(),
    category: z.string(),
    usage: z.string(),
    area: z.number(),
    /** Its slug: prices are bounded by the city. */
    city: z.string(),
    spaces: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  unit: UnitContent,
  prices: PricesContent,
  services: z.array(ServiceContent),
  policy: PolicyContent,
  /** Ready ones and those still being made, in their order. */
  photos: z.array(WizardPhoto),
  licence_number: z.string().nullable(),
  /** By the brief's rule: every field of its is filled. */
  complete: z.boolean(),
  /** Fields that its licensed ad keeps from being changed. */
  locked: z.array(z.string()),
  /** The newest edit that an operator looks at first; while it is open, `unit` and `photos` are as it makes them. */
  revision: HostRevision.nullable(),
  /** `prices`: change its prices, services and terms too. */
  abilities: z.object({ edit: z.boolean(), prices: z.boolean(), remove: z.boolean() }),
});
export type HostUnit = z.infer<typeof HostUnit>;

const UnitParams = z.object({ id: z.uuid() });

export const createHostUnit = endpoint({
  method: 'POST',
  path: '/api/v1/host/properties/{id}/units',
  summary: 'Add a unit to a property, with an ad that is not published; refused with every missing field',
  params: UnitParams,
  body: z.strictObject({
    ...UnitParts,
    unit: UnitContent,
    photos: z.array(WizardPhoto).max(MOST_PHOTOS, 'invalid').optional(),
  }),
  data: HostUnit,
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids'],
});

export const showHostUnit = endpoint({
  method: 'GET',
  path: '/api/v1/host/units/{id}',
  summary: 'A unit of the acting account with its prices, services and photos',
  params: UnitParams,
  data: HostUnit,
  caller: 'token',
});

export const saveHostUnit = endpoint({
  method: 'PUT',
  path: '/api/v1/host/units/{id}',
  summary:
    'Save a unit with its prices, services and terms; what is left out stays; refused when somebody saved since it was read, and where its licensed ad holds what would change; of an ad on show, what an operator approved waits as a revision',
  params: UnitParams,
  body: z.strictObject({ version: z.int('required'), ...UnitParts }),
  data: HostUnit,
  caller: 'token',
  needs: 'supply',
  refuses: [
    'role_forbids',
    'edited_elsewhere',
    'licensed_read_only',
    'unit_has_bookings',
    'ad_on_show',
    'ad_incomplete',
  ],
});

export const deleteHostUnit = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/units/{id}',
  summary: 'Delete a unit; refused while its ad is on the site or on its way there, or bookings lie ahead',
  params: UnitParams,
  data: z.object({}),
  caller: 'token',
  needs: 'removal',
  refuses: ['role_forbids', 'unit_has_ad', 'unit_has_bookings'],
});

export const copyHostUnit = endpoint({
  method: 'POST',
  path: '/api/v1/host/units/{id}/copies',
  summary:
    'One more like this: opens the wizard with what is said of the unit, for its property; refused while another is open, unless it is to be replaced',
  params: UnitParams,
  body: z.strictObject({ replace: z.boolean('invalid').default(false) }),
  data: Wizard,
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'wizard_open'],
});

import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Photo, Rating } from '../finding/ads.ts';
import { PlaceName } from '../site/places.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';
import { LocationContent, PropertyContent } from '../words/supply.ts';
import { AdState } from './host-ads.ts';
import { Wizard } from './host-wizard.ts';
import { HostRevision } from './revisions.ts';

/** How a unit stands: its ad, its figures. */
export const HostUnitCard = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  name_lang: z.enum(['ar', 'en']),
  area: z.number(),
  privacy: z.enum(['public', 'private']),
  photo: Photo.nullable(),
  /** The price its card shows; null while none is active. */
  price: Money.extend({ period: Period.nullable() }).nullable(),
  /** Its newest ad that was not deleted. */
  ad: z
    .object({
      id: z.string(),
      state: AdState,
      held: z.boolean(),
      purpose: z.enum(['rent', 'sale']),
      /** A licence number typed before there was an ad, in the wizard, and not checked yet. */
      typed_licence: z.string().nullable(),
    })
    .nullable(),
  figures: z.object({ views: z.int(), favourites: z.int(), contacts: z.int(), bookings_ahead: z.int() }),
  rating: Rating.nullable(),
  /** What keeps it from being deleted, as the refusal would say; null when nothing does. */
  kept_by: z.enum(['unit_has_bookings', 'unit_has_ad']).nullable(),
});
export type HostUnitCard = z.infer<typeof HostUnitCard>;

export const HostPropertyCard = z.object({
  id: z.uuid(),
  name: z.string(),
  category: PlaceName,
  city: PlaceName,
  district: PlaceName,
  /** Its own image, or the main photo of its first unit that has one. */
  photo: Photo.nullable(),
  units: z.array(HostUnitCard),
  /** Views of all its units' ads. */
  views: z.int(),
  created_at: z.string(),
  /** By the brief's rule: every field of its is filled, image and block number excepted. */
  complete: z.boolean(),
  /** What keeps it from being deleted, as the refusal would say; null when nothing does. */
  kept_by: z.enum(['property_has_bookings', 'property_has_ads']).nullable(),
});
export type HostPropertyCard = z.infer<typeof HostPropertyCard>;

export const HostProperty = HostPropertyCard.extend({
  version: z.int(),
  property: PropertyContent,
  location: LocationContent,
  image: Photo.nullable(),
  /** What its units can be made of. */
  spaces: z.array(z.object({ id: z.uuid(), name: z.string(), unit_ids: z.array(z.uuid()) })),
  /** When it or one of its units was saved last, and by whom; null where nobody's name is kept. */
  edited: z.object({ at: z.string(), by: z.enum(['me', 'team']), by_name: z.string().nullable() }).nullable(),
  /** Fields that a licensed ad of one of its units keeps from being changed. */
  locked: z.array(z.string()),
  /** The newest edit that an operator looks at first; while it is open, `property` and `location` are as it makes them. */
  revision: HostRevision.nullable(),
  /** `remove`: the caller may delete it and its units, once nothing keeps them (`kept_by`). */
  abilities: z.object({ edit: z.boolean(), add_unit: z.boolean(), remove: z.boolean() }),
});
export type HostProperty = z.infer<typeof HostProperty>;

const PropertyParams = z.object({ id: z.uuid() });

export const listHostProperties = endpoint({
  method: 'GET',
  path: '/api/v1/host/properties',
  summary: 'Properties of the acting account with their units, the newest made first',
  query: z.strictObject({
    /** Part of a name, code, street, district or ad number. */
    q: z.string().trim().max(100, 'text_max').optional(),
    /** With a unit whose ad is in this state; `none`: with a unit that has no ad. */
    state: z.union([AdState, z.literal('none')], 'invalid').optional(),
    category: z.string().max(60, 'invalid').optional(),
    city: z.string().max(60, 'invalid').optional(),
    sort: z.enum(['newest', 'name', 'views'], 'invalid').default('newest'),
    ...PageQuery,
  }),
  data: listOf(HostPropertyCard).extend({
    /** How many ads of the account are in each state, whatever was asked for. */
    states: z.array(z.object({ state: AdState, count: z.int() })),
    /** `work`: add, edit and copy. `remove`: delete what nothing keeps. */
    abilities: z.object({ work: z.boolean(), remove: z.boolean() }),
  }),
  caller: 'token',
});

export const createHostProperty = endpoint({
  method: 'POST',
  path: '/api/v1/host/properties',
  summary: 'Make a property without units; refused with every missing field',
  body: z.strictObject({ property: PropertyContent, location: LocationContent }),
  data: HostProperty,
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids'],
});

export const showHostProperty = endpoint({
  method: 'GET',
  path: '/api/v1/host/properties/{id}',
  summary: 'A property of the acting account with its units',
  params: PropertyParams,
  data: HostProperty,
  caller: 'token',
});

export const saveHostProperty = endpoint({
  method: 'PUT',
  path: '/api/v1/host/properties/{id}',
  summary:
    'Save a property; refused when somebody saved since it was read, and where a licensed ad holds what would change; while one of its ads is on show, what an operator approved waits as a revision',
  params: PropertyParams,
  body: z.strictObject({
    version: z.int('required'),
    property: PropertyContent,
    location: LocationContent,
  }),
  data: HostProperty,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'edited_elsewhere', 'licensed_read_only', 'ad_on_show', 'ad_incomplete'],
});

export const deleteHostProperty = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/properties/{id}',
  summary:
    'Delete a property with its units; refused while an ad of one of them is on the site or on its way there, or bookings lie ahead',
  params: PropertyParams,
  data: z.object({}),
  caller: 'token',
  needs: 'removal',
  refuses: ['role_forbids', 'property_has_ads', 'property_has_bookings'],
});

export const copyHostProperty = endpoint({
  method: 'POST',
  path: '/api/v1/host/properties/{id}/copies',
  summary:
    'One more like this: opens the wizard with what is said of the property and its first unit; refused while another is open, unless it is to be replaced',
  params: PropertyParams,
  body: z.strictObject({ replace: z.boolean('invalid').default(false) }),
  data: Wizard,
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'wizard_open'],
});

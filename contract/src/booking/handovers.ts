import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

const ReservationParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
const OwnText = z.object({ text: z.string(), lang: z.enum(['ar', 'en']) });

/** The longest arrival code, in characters. */
const MOST_CODE_CHARACTERS = 60;

/** What the two sides of a confirmed stay are told: how to reach each other, and how to arrive. */
export const Handover = z.object({
  side: z.enum(['guest', 'host']),
  /** The other side. Null until the stay is paid and accepted, from 14 days after departure, and once their account is closed. */
  contact: z
    .object({
      name: z.string(),
      /** As people write it. */
      phone: z.string(),
      call_url: z.string(),
      whatsapp_url: z.string(),
    })
    .nullable(),
  /** Where it is exactly; told while the stay is confirmed. */
  place: z
    .object({
      street: z.string().nullable(),
      short_address: z.string().nullable(),
      point: z.object({ lat: z.number(), lng: z.number() }),
      map_url: z.string(),
    })
    .nullable(),
  directions: OwnText.nullable(),
  house_rules: OwnText.nullable(),
  /** What opens the door: to the guest from the midnight before the day of arrival, to the host always. */
  code: z.object({
    text: z.string().nullable(),
    /** When the guest is told of it; null without one, and when it is not told at all. */
    told_from: z.string().nullable(),
  }),
  /** A calendar file can be had. */
  has_calendar: z.boolean(),
});
export type Handover = z.infer<typeof Handover>;

export const showHandover = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/handover',
  summary:
    'What both sides of a confirmed stay are told: contact, exact place, directions, house rules, arrival code',
  params: ReservationParams,
  data: Handover,
  caller: 'token',
});

export const showStayCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/calendar',
  summary: 'A calendar file (RFC 5545) of a confirmed stay, as text',
  params: ReservationParams,
  data: z.object({ name: z.string(), text: z.string() }),
  caller: 'token',
  refuses: ['not_available'],
});

export const showArrivalCode = endpoint({
  method: 'GET',
  path: '/api/v1/host/units/{id}/arrival_code',
  summary: 'What opens the door of a unit of mine; guests are told of it from the day before arrival',
  params: z.object({ id: z.uuid('invalid') }),
  data: z.object({ code: z.string().nullable(), abilities: z.object({ edit: z.boolean() }) }),
  caller: 'token',
  refuses: ['not_found'],
});

export const saveArrivalCode = endpoint({
  method: 'PUT',
  path: '/api/v1/host/units/{id}/arrival_code',
  summary: 'Set what opens the door of a unit of mine; an empty one removes it',
  params: z.object({ id: z.uuid('invalid') }),
  body: z.strictObject({ code: z.string('invalid').trim().max(MOST_CODE_CHARACTERS, 'text_max') }),
  data: z.object({ code: z.string().nullable() }),
  caller: 'token',
  needs: 'supply',
  refuses: ['not_found'],
});

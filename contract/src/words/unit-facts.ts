import { z } from 'zod';
import { DEED_KINDS, SIDES, TENANTS } from './unit-words.ts';

/** Whether something lies on a property, with its details; null where its advertiser has not said. */
const Disclosed = z.object({ applies: z.boolean(), details: z.string().nullable() }).nullable();

/** What an ad's page tells of the unit, its property and the plot. */
export const UnitFacts = z.object({
  usage: z.string(),
  furnished: z.enum(['full', 'part', 'none', 'not_applicable']),
  facing: z.string().nullable(),
  street: z.string().nullable(),
  street_width: z.number().nullable(),
  height: z.number().nullable(),
  width: z.number().nullable(),
  halls: z.int().nullable(),
  /** How many may stay at most. */
  guests_max: z.int().nullable(),
  /** Who may stay; nobody named means everyone. */
  tenants: z.array(z.enum(TENANTS)),
  /** 0 is the ground floor. */
  floor: z.int().nullable(),
  top_floor: z.boolean(),
  entrances: z.int().nullable(),
  plan_number: z.string().nullable(),
  plot_number: z.string().nullable(),
  deed_kind: z.enum(DEED_KINDS).nullable(),
  /** Sides of the plot of which anything was said, in the order of a deed; `length` in metres. */
  borders: z.array(
    z.object({ side: z.enum(SIDES), next_to: z.string().nullable(), length: z.number().nullable() }),
  ),
  /** What of the property is let: the whole of it, or parts, by their names; null where nothing was said, and for sale. */
  parts: z.object({ whole: z.boolean(), names: z.array(z.string()) }).nullable(),
  /** What the advertiser discloses of the property (domain.md 3), with details; null where nothing was said. */
  disclosures: z.object({
    mortgage: Disclosed,
    dispute: Disclosed,
    unregistered_rights: Disclosed,
  }),
  age: z.int().nullable(),
  block_number: z.string().nullable(),
  relation: z.enum(['owner', 'agent', 'marketer']),
  exclusive: z.boolean(),
  tourism_permit: z.string().nullable(),
  unit_code: z.string(),
});

import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

export const PlaceName = z.object({ slug: z.string(), name: z.string() });
export type PlaceName = z.infer<typeof PlaceName>;

export const LatLng = z.object({ lat: z.number(), lng: z.number() });
export const Location = LatLng.extend({ approximate: z.boolean() });

/** Degrees as they stand in a query. */
const degrees = (most: number) =>
  z
    .string('required')
    .max(30, 'number')
    .regex(/^-?\d+(\.\d+)?$/, 'number')
    .transform(Number)
    .pipe(z.number().min(-most, 'invalid').max(most, 'invalid'));

export const showPlace = endpoint({
  method: 'GET',
  path: '/api/v1/places',
  summary: 'Where a point lies: whether in the Kingdom, and the nearest city and district we know',
  query: z.object({
    lat: degrees(90),
    lng: degrees(180),
  }),
  data: z.object({
    inside: z.boolean(),
    /** Null where no city of ours is near, and outside the Kingdom. */
    city: PlaceName.nullable(),
    /** The nearest district whose place is known; its borders are not. Null where none is near. */
    district: PlaceName.nullable(),
  }),
  caller: 'anyone',
});

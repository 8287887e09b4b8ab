import { z } from 'zod';

export const PlaceName = z.object({ slug: z.string(), name: z.string() });
export type PlaceName = z.infer<typeof PlaceName>;

export const LatLng = z.object({ lat: z.number(), lng: z.number() });
export const Location = LatLng.extend({ approximate: z.boolean() });

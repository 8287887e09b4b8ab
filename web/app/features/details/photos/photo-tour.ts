import type { AdPhoto } from '@diyar/contract/finding/ads';

/** A room of which there are photos: where its first one stands, and how many they are. */
export interface RoomStop {
  slug: string;
  name: string;
  first: number;
  count: number;
}

/** Photos room by room, in the order in which the rooms first come, and where each known room begins. */
export interface PhotoTour {
  photos: readonly AdPhoto[];
  stops: readonly RoomStop[];
}

/** A tour of the photos. Those of no room are together too; inside a room, and where no room is known, the order stays. */
export function tourOf(photos: readonly AdPhoto[]): PhotoTour {
  const rooms = new Map<string, AdPhoto[]>();
  for (const photo of photos) {
    const slug = photo.room?.slug ?? '';
    const known = rooms.get(slug);
    if (known === undefined) rooms.set(slug, [photo]);
    else known.push(photo);
  }
  const stops: RoomStop[] = [];
  let first = 0;
  for (const [slug, inside] of rooms) {
    const name = inside[0]?.room?.name;
    if (name !== undefined) stops.push({ slug, name, first, count: inside.length });
    first += inside.length;
  }
  return { photos: [...rooms.values()].flat(), stops };
}

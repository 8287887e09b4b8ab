import type { MapCluster, MapPin } from '@diyar/contract/finding/search';

/** The ads of a search within a piece of the map, gathered where they are close together. */
export interface FoundOnMap {
  clusters: readonly MapCluster[];
  pins: readonly MapPin[];
}

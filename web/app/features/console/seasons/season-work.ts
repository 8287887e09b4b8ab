import type { SeasonOccurrence } from '@diyar/contract/console-seasons';
import type { Season } from '@diyar/contract/seasons';

/** What is done with a season: its occurrence is moved or removed, or without one dates are added. */
export interface SeasonWork {
  season: Season;
  occurrence: SeasonOccurrence | null;
  isRemoval: boolean;
}

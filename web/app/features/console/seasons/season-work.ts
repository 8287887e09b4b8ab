import type { SeasonOccurrence } from '@diyar/contract/console/console-seasons';
import type { Season } from '@diyar/contract/words/seasons';

/** What is done with a season: its occurrence is moved or removed, or without one dates are added. */
export interface SeasonWork {
  season: Season;
  occurrence: SeasonOccurrence | null;
  isRemoval: boolean;
}

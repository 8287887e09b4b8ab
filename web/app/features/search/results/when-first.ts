import type { UnderstoodPiece } from '@diyar/contract/site/wishes';
import type { Chosen } from '../query/chosen.ts';

/** One chip above the list: a piece of the typed text that became filters, or a filter that was chosen. */
export type Chip = { piece: UnderstoodPiece } | { chosen: Chosen };

/** Dates lead, then the period: a phone shows the first chips of the row alone, and the dates stand nowhere else on it. */
function rankOf(chip: Chip): number {
  const names = 'piece' in chip ? Object.keys(chip.piece.filters) : [chip.chosen.name];
  if (names.includes('from')) return 0;
  return names.includes('period') ? 1 : 2;
}

/** The chips in the order they stand: when, then what was understood as it was typed, then what was chosen as the form has it. */
export function whenFirst(pieces: readonly UnderstoodPiece[], chosen: readonly Chosen[]): Chip[] {
  const chips: Chip[] = [...pieces.map((piece) => ({ piece })), ...chosen.map((one) => ({ chosen: one }))];
  return chips.sort((one, other) => rankOf(one) - rankOf(other));
}

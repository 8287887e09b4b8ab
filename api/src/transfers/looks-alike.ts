/** Levels of grey by which a cell of one picture sent twice may differ: what another size or quality makes of it. */
const CELL_LEVELS = 14;
/** Cells that may differ by more all the same. */
const CELLS_APART = 3;

/**
 * Whether two receipts look the same (see `printReceipt`): nearly every cell is as grey in both. Two receipts of one template
 * differ wherever a digit does, so they are told apart; a picture of a screen, or one cut otherwise, is not found.
 */
export function looksAlike(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let apart = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > CELL_LEVELS) apart += 1;
    if (apart > CELLS_APART) return false;
  }
  return true;
}

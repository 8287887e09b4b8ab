/** Pixels of a map's box that are left free, as the map library takes them. */
export interface Room {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Half of a price pin, which stands with its middle on its place. */
const PIN = { wide: 48, high: 16 };
/** What lies over a phone's map, from its edges: the row of the search, the column of tools, and the cards under two buttons. */
const ROW = 56;
const TOOLS = 56;
const CARDS = 188;
/** More than this share of a side is never taken: a piece of the map must stay to fit into. */
const MOST_SHARE = 0.6;

function within(side: number, [start, end]: readonly [number, number]): [number, number] {
  const share = Math.min(1, (side * MOST_SHARE) / (start + end));
  return [Math.floor(start * share), Math.floor(end * share)];
}

/** The room around what is found that keeps its pins from under all that lies over a phone's map. */
export function phoneRoom(box: { width: number; height: number }, dir: 'rtl' | 'ltr'): Room {
  const [top, bottom] = within(box.height, [ROW + PIN.high, CARDS + PIN.high]);
  const [start, end] = within(box.width, [PIN.wide, TOOLS + PIN.wide]);
  return { top, bottom, ...(dir === 'rtl' ? { left: end, right: start } : { left: start, right: end }) };
}

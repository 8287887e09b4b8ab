/** Which hearts are full. What the device and the account keep comes after the first load (heart-calls.ts). */
let full: ReadonlySet<string> = new Set();
/** Hearts whose press is on its way, from the press on: it knows better than what is read meanwhile. */
const pressed = new Set<string>();
const listeners = new Set<() => void>();

export const isFull = (id: string): boolean => full.has(id);

function show(ids: Iterable<string>): void {
  full = new Set(ids);
  for (const listener of listeners) listener();
}

/** Fills the hearts that the device or the account keeps; one whose press is on its way stays as it is. */
export function fillHearts(ids: readonly string[]): void {
  show([...ids.filter((id) => !pressed.has(id)), ...[...pressed].filter(isFull)]);
}

/** Empties every heart and forgets the presses on their way: they were another account's. */
export function emptyHearts(): void {
  pressed.clear();
  show([]);
}

/** The other way round, at once; on its way until `arrived`. */
export function pressHeart(id: string): void {
  pressed.add(id);
  setHeart(id, !isFull(id));
}

/** The press was kept, or taken back. */
export function arrived(id: string): void {
  pressed.delete(id);
}

export function setHeart(id: string, isNowFull: boolean): void {
  const others = [...full].filter((each) => each !== id);
  show(isNowFull ? [...others, id] : others);
}

/** Calls `listener` whenever hearts change. Returns the undo. */
export function followHearts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

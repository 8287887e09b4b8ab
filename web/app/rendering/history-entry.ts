/** An entry of the history: what the router writes there, and by name what pages keep beside it. The router's number is
 *  missing where the browser made the entry by itself; its key, where the visit began. */
type Entry = { key?: string; idx?: number; [name: string]: unknown } | null;

/** The entry of the page whose location has `key`. Whoever goes back at once is already in another one than the page that
 *  is being shown: then there is none. */
function entryOf(key: string): Entry {
  const entry: Entry = history.state;
  return entry?.idx !== undefined && (entry.key ?? 'default') === key ? entry : null;
}

/** The value that the page of `key` kept under `name` in its history entry. */
export const keptInEntry = (name: string, key: string): unknown => entryOf(key)?.[name];

/** Keeps something with the entry of the page of `key`: it lives exactly as long as one can come back to it. */
export function keepInEntry(name: string, value: object | undefined, key: string): void {
  const entry = entryOf(key);
  if (entry !== null && entry[name] !== value) history.replaceState({ ...entry, [name]: value }, '');
}

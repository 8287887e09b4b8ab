/** What is merged: plain data as it travels. */
type Json = unknown;
type Fields = Record<string, Json>;

export interface Conflict {
  /** Where it stands, as the API names fields: `property.name`. */
  path: string;
  theirs: Json;
}

/** Whether two pieces of content say the same; a field without a value says nothing, as a field that is not there. */
export function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (isNothing(one) && isNothing(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  if (!isFields(one) || !isFields(other)) return false;
  return keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

/**
 * What was typed over `base`, after somebody saved `theirs` elsewhere, field by field: what only they touched becomes theirs, what
 * only I touched stays mine, and of a field both touched mine stays and theirs is told as a conflict. Lists of words, and of
 * things with ids, keep what either added and lose what either took away.
 */
export function mergeContent<T extends object>(
  base: T,
  mine: T,
  theirs: T,
): { content: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  return { content: merged(base, mine, theirs, '', conflicts) as T, conflicts };
}

function merged(base: Json, mine: Json, theirs: Json, path: string, conflicts: Conflict[]): Json {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isWords(base) && isWords(mine) && isWords(theirs))
    return mergedWords(base ?? [], mine ?? [], theirs ?? []);
  if (isThings(base) && isThings(mine) && isThings(theirs))
    return mergedThings(base ?? [], mine ?? [], theirs ?? [], path, conflicts);
  if (isFieldsOrNothing(base) && isFieldsOrNothing(mine) && isFieldsOrNothing(theirs))
    return mergedFields(base ?? {}, mine ?? {}, theirs ?? {}, path, conflicts);
  conflicts.push({ path, theirs });
  return mine;
}

function mergedFields(base: Fields, mine: Fields, theirs: Fields, path: string, conflicts: Conflict[]) {
  const entries = keysOf(mine, theirs).map((key) => {
    const inside = path === '' ? key : `${path}.${key}`;
    return [key, merged(base[key], mine[key], theirs[key], inside, conflicts)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function mergedWords(base: string[], mine: string[], theirs: string[]): string[] {
  const added = mine.filter((word) => !base.includes(word) && !theirs.includes(word));
  return [...theirs.filter((word) => mine.includes(word) || !base.includes(word)), ...added];
}

/** In my order; what they added comes last. */
function mergedThings(base: Thing[], mine: Thing[], theirs: Thing[], path: string, conflicts: Conflict[]) {
  const find = (things: Thing[], { id }: Thing) => things.find((thing) => thing.id === id);
  const kept = mine.filter((thing) => find(theirs, thing) !== undefined || find(base, thing) === undefined);
  const added = theirs.filter((thing) => find(mine, thing) === undefined && find(base, thing) === undefined);
  return [
    ...kept.map((thing) =>
      merged(find(base, thing), thing, find(theirs, thing) ?? thing, `${path}.${thing.id}`, conflicts),
    ),
    ...added,
  ];
}

interface Thing extends Fields {
  id: string;
}

const isNothing = (value: Json): value is undefined | null => value === undefined || value === null;

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isFieldsOrNothing = (value: Json): value is Fields | undefined | null =>
  isNothing(value) || isFields(value);

function isWords(value: Json): value is string[] | undefined | null {
  return isNothing(value) || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}

function isThings(value: Json): value is Thing[] | undefined | null {
  if (isNothing(value)) return true;
  return Array.isArray(value) && value.every((item) => isFields(item) && typeof item.id === 'string');
}

const keysOf = (one: Fields, other: Fields) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** The same content with one field set, named as the API names it; the way to it is made where it is missing. */
export function withField<T extends object>(content: T, path: string, value: Json): T {
  const [key = '', ...rest] = path.split('.');
  const inside = (content as Fields)[key];
  if (rest.length === 0) return { ...content, [key]: value };
  if (Array.isArray(inside)) {
    const [id = '', ...deeper] = rest;
    const items = inside.map((item: Json) =>
      isFields(item) && item.id === id
        ? deeper.length === 0
          ? value
          : withField(item, deeper.join('.'), value)
        : item,
    );
    return { ...content, [key]: items };
  }
  return { ...content, [key]: withField(isFields(inside) ? inside : {}, rest.join('.'), value) };
}

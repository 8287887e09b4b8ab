import type { FitReason } from '@diyar/contract/words/bank-words';

/** A line of a statement that nobody decided, as the matcher sees it. */
export interface OpenLine {
  id: string;
  /** Riyadh's day, YYYY-MM-DD. */
  bookedOn: string;
  /** Halalas; less than none left the account. */
  amount: number;
  /** Names of ours that stand in it: references of transfers, numbers of payouts, the bank's reference that an operator named. */
  names: readonly string[];
  /** Its words, folded. */
  words: ReadonlySet<string>;
}

/** A thing that waits for a movement at the bank. */
export interface Awaited {
  key: string;
  /** Whether money is to come for it or to leave for it. */
  way: 'in' | 'out';
  names: readonly string[];
  /** Words of the name of who pays or is paid, folded. */
  who: readonly string[];
  /** Halalas; null where it waits for none, so that nothing but its name finds it. */
  amount: number | null;
  /** Days of Riyadh within which a movement of its amount can be its own. */
  from: string;
  to: string;
}

export interface Proposal {
  key: string;
  reason: FitReason;
}

export interface Proposals {
  /** By line. */
  fits: Map<string, Proposal>;
  /** Lines that name a thing for which another line is proposed: that one is decided first. */
  waiting: Set<string>;
  /** By line: so many things wait for its amount, and nothing says which. */
  alike: Map<string, number>;
}

/**
 * Proposes lines for things, the oldest line first: one line for one thing at most, and one thing for one line. What a line names beats
 * every amount: a line that names a thing is proposed for no other, and no amount takes a thing that a line names. What leaves the account is
 * proposed for exactly its amount alone. Where nothing is named an amount proposes only what can be meant: one thing for one line, or the one
 * whose payer's name stands in the line.
 */
export function proposeMatches(lines: readonly OpenLine[], things: readonly Awaited[]): Proposals {
  const ordered = lines.toSorted((one, other) =>
    one.bookedOn === other.bookedOn ? (one.id < other.id ? -1 : 1) : one.bookedOn < other.bookedOn ? -1 : 1,
  );
  const proposals: Proposals = { fits: new Map(), waiting: new Set(), alike: new Map() };
  const taken = new Set<string>();
  const named = nameThings(ordered, things);
  proposeNamed(ordered, named, { proposals, taken });
  const unnamed = ordered.filter(({ id }) => !named.has(id));
  proposeAmounts(unnamed, byAmount(things), { proposals, taken });
  return proposals;
}

interface Proposing {
  proposals: Proposals;
  taken: Set<string>;
}

const wayOf = ({ amount }: OpenLine) => (amount > 0 ? 'in' : 'out');
const slot = (way: string, value: string | number) => `${way} ${value}`;

/** The things that each line names, those that name some alone. */
function nameThings(lines: readonly OpenLine[], things: readonly Awaited[]): Map<string, Awaited[]> {
  const byName = new Map<string, Awaited[]>();
  for (const thing of things)
    for (const name of thing.names) {
      const key = slot(thing.way, name);
      byName.set(key, [...(byName.get(key) ?? []), thing]);
    }
  const named = new Map<string, Awaited[]>();
  for (const line of lines) {
    const found = line.names.flatMap((name) => byName.get(slot(wayOf(line), name)) ?? []);
    const fitting = line.amount > 0 ? found : found.filter(({ amount }) => amount === -line.amount);
    if (fitting.length > 0) named.set(line.id, fitting);
  }
  return named;
}

/** Lines of exactly the amount come before others that name the same thing. */
function proposeNamed(
  lines: readonly OpenLine[],
  named: ReadonlyMap<string, Awaited[]>,
  { proposals, taken }: Proposing,
): void {
  for (const isExact of [true, false])
    for (const { id, amount } of lines) {
      if (proposals.fits.has(id)) continue;
      const thing = named
        .get(id)
        ?.find((one) => !taken.has(one.key) && (!isExact || one.amount === Math.abs(amount)));
      if (thing === undefined) continue;
      taken.add(thing.key);
      proposals.fits.set(id, { key: thing.key, reason: 'reference' });
    }
  for (const id of named.keys()) if (!proposals.fits.has(id)) proposals.waiting.add(id);
}

function byAmount(things: readonly Awaited[]): Map<string, Awaited[]> {
  const found = new Map<string, Awaited[]>();
  for (const thing of things) {
    if (thing.amount === null) continue;
    const key = slot(thing.way, thing.amount);
    found.set(key, [...(found.get(key) ?? []), thing]);
  }
  return found;
}

/** Things of a line's amount, whose days it falls in, that no line names. */
function candidatesOf(line: OpenLine, amounts: ReadonlyMap<string, Awaited[]>, taken: ReadonlySet<string>) {
  const all = amounts.get(slot(wayOf(line), Math.abs(line.amount))) ?? [];
  return all.filter(({ key, from, to }) => !taken.has(key) && from <= line.bookedOn && line.bookedOn <= to);
}

const LEAST_NAME = 3;

/** Whether the name of who pays stands in a line: two words of it, or all that it has. */
function saysWho({ words }: OpenLine, { who }: Awaited): boolean {
  const told = who.filter((word) => word.length >= LEAST_NAME);
  const found = told.filter((word) => words.has(word)).length;
  return found > 0 && found >= Math.min(2, told.length);
}

/** First the pairs that a name makes sure, then those that are each other's only choice. */
function proposeAmounts(
  lines: readonly OpenLine[],
  amounts: ReadonlyMap<string, Awaited[]>,
  { proposals, taken }: Proposing,
): void {
  for (const reason of ['name', 'amount'] as const) {
    const choices = new Map<string, Awaited[]>();
    for (const line of lines) {
      if (proposals.fits.has(line.id)) continue;
      const free = candidatesOf(line, amounts, taken);
      choices.set(line.id, reason === 'name' ? free.filter((thing) => saysWho(line, thing)) : free);
    }
    const wanted = new Map<string, number>();
    for (const { key } of [...choices.values()].flat()) wanted.set(key, (wanted.get(key) ?? 0) + 1);
    for (const [id, [first, ...others]] of choices) {
      const isSure = first !== undefined && others.length === 0 && wanted.get(first.key) === 1;
      if (isSure) {
        taken.add(first.key);
        proposals.fits.set(id, { key: first.key, reason });
      } else if (reason === 'amount' && first !== undefined) proposals.alike.set(id, others.length + 1);
    }
  }
}

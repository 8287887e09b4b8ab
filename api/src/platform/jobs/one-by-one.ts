import { type Database, type Tx, transact } from '../db/database.ts';

/**
 * Works on many things, a transaction each, so that one that fails holds up no other: what failed is thrown together once all were tried.
 * Answers how many were really worked on.
 */
export async function eachAlone<T>(
  things: readonly T[],
  work: (thing: T) => Promise<boolean>,
): Promise<number> {
  const faults: unknown[] = [];
  let done = 0;
  for (const thing of things) {
    try {
      if (await work(thing)) done += 1;
    } catch (fault) {
      faults.push(fault);
    }
  }
  throwTogether(faults);
  return done;
}

/**
 * The same for things that are found one after the other: `lock` finds the next one and locks it, all but those that failed in this run, and
 * answers undefined when none is left. A fault while the next is looked for ends the run: then it is the database that fails.
 */
export async function takeEach<T extends { id: string }>(
  db: Database,
  { lock, work }: TakenWork<T>,
): Promise<number> {
  const faults = new Map<string, unknown>();
  let done = 0;
  for (;;) {
    const taken: { id?: string } = {};
    try {
      const isDone = await transact(db, async (tx) => {
        delete taken.id;
        const next = await lock(tx, [...faults.keys()]);
        if (next === undefined) return undefined;
        taken.id = next.id;
        return work(tx, next);
      });
      if (isDone === undefined) break;
      if (isDone) done += 1;
    } catch (fault) {
      if (taken.id === undefined) throw fault;
      faults.set(taken.id, fault);
    }
  }
  throwTogether([...faults.values()]);
  return done;
}

export interface TakenWork<T> {
  lock: (tx: Tx, without: readonly string[]) => Promise<T | undefined>;
  /** Whether it was really worked on; false when it turned out, behind the lock, that nothing is to be done. */
  work: (tx: Tx, thing: T) => Promise<boolean>;
}

function throwTogether(faults: readonly unknown[]): void {
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} failed, the first of them: ${String(faults[0])}`);
}

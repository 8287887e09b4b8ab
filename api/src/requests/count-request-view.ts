import { riyadhDate } from '@diyar/contract/values/riyadh';
import { type Database, transact } from '../platform/db/database.ts';
import { insertRequestVisit } from './request.queries.ts';

/** Counts a look at a request, once a visitor and Riyadh day; its own people are not counted. */
export async function countRequestView(
  db: Database,
  visit: { number: string; visitor: Buffer; personId: string | null; now: Date },
): Promise<void> {
  await transact(db, (tx) => insertRequestVisit(tx, { ...visit, day: riyadhDate(visit.now) }));
}

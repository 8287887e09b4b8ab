import type { BulkColumn, BulkKind } from '@diyar/contract/words/bulk-columns';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice, mayWork } from '../accounts/standing.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import type { Asker } from '../properties/show-properties.ts';
import {
  type Chosen,
  countUnits,
  findChosen,
  findNamed,
  keepChosen,
  lockBulk,
  type NamedRow,
} from './bulk.queries.ts';
import { choiceWords, foldHeading, proposeColumns } from './words.ts';

/** Headings that are remembered of one account and kind of file. */
const MOST_REMEMBERED = 500;

/** What the caller may do with files in the acting account, how many units it has, and the words that a file is read by. */
export async function showBulk(reader: Reader, { actor, lang }: { actor: Actor; lang: Lang }) {
  const [standing = 'viewer', units, named] = await Promise.all([
    standingOf(reader, actor),
    countUnits(reader, actor.accountId),
    findNamed(reader),
  ]);
  const namesOf = (kind: NamedRow['kind']) =>
    named.filter((one) => one.kind === kind).map((one) => one[`name_${lang}`]);
  const words = [
    { column: 'property.category' as const, words: namesOf('category') },
    ...choiceWords(lang),
    { column: 'unit.features' as const, words: namesOf('feature') },
  ];
  return { abilities: { units: mayWork(standing), prices: mayPrice(standing) }, units, words };
}

/** Which column each heading stands for, as the account chose it last, else by its words. Refuses `role_forbids` to viewers. */
export async function proposeFor(
  reader: Reader,
  { kind, headings }: { kind: BulkKind; headings: readonly string[] },
  { actor }: Pick<Asker, 'actor'>,
): Promise<(BulkColumn | null)[]> {
  await refuseOthers(reader, actor);
  return proposeColumns(headings, kind, await findChosen(reader, actor.accountId, kind));
}

/** Remembers for the account which column each heading stands for, beside those it chose before. Refuses `role_forbids` to viewers. */
export async function rememberColumns(
  db: Database,
  { kind, chosen }: { kind: BulkKind; chosen: readonly { heading: string; column: BulkColumn | null }[] },
  { actor, now }: Pick<Asker, 'actor' | 'now'>,
): Promise<void> {
  await transact(db, async (tx) => {
    await refuseOthers(tx, actor);
    await lockBulk(tx, actor.accountId);
    const said = chosen.map(({ heading, column }) => [foldHeading(heading), column] as const);
    const names = new Set(said.map(([heading]) => heading));
    const before = Object.entries(await findChosen(tx, actor.accountId, kind));
    const kept = [...said, ...before.filter(([heading]) => !names.has(heading))].slice(0, MOST_REMEMBERED);
    const all: Chosen = Object.fromEntries(kept);
    await keepChosen(tx, { accountId: actor.accountId, kind, chosen: all }, now);
  });
}

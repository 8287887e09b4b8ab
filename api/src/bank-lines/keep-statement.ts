import type { StatementReading } from '@diyar/contract/console/console-bank-lines';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { withoutCardNumbers } from '../platform/http/card-number.ts';
import { invalid } from '../platform/http/refusal.ts';
import {
  findReferences,
  findUsed,
  insertLines,
  insertStatement,
  lockStatements,
  type NewLine,
} from './bank-line.queries.ts';
import { closeDecidedLines } from './decided-line.queries.ts';
import { findKnownLines } from './known-lines.ts';
import { possibleReferences } from './names-in-line.ts';
import { type ReadLines, readLines, type StatementLine } from './read-lines.ts';
import { areColumnsWhole, proposeColumns, type StatementColumns } from './statement-columns.ts';
import { readTable, type StatementTable, UnreadStatement } from './statement-table.ts';

export interface GivenStatement {
  bytes: Buffer;
  /** As the operator chose them; absent: by their headings. */
  columns: StatementColumns | undefined;
  keep: boolean;
  lang: Lang;
  now: Date;
}

const NOTHING: ReadLines = { lines: [], faults: [], isUnsigned: false };
const SAMPLE = 4;
const MOST_FAULTS = 100;

/**
 * Reads a statement of the marketplace's account and, where it is asked to and every line can be read, keeps its lines: each once, whatever
 * files it stands in. Written to the audit log then. Throws `validation_failed` for a file that is no statement.
 */
export async function keepStatement(
  db: Database,
  operator: OperatorActor,
  { bytes, columns: chosen, keep, lang, now }: GivenStatement,
): Promise<StatementReading> {
  const table = tableOf(bytes);
  const columns = columnsOf(table, chosen);
  const areWhole = areColumnsWhole(columns);
  const all = areWhole ? readLines(table, columns, riyadhDate(now)) : NOTHING;
  const isUnsigned = all.isUnsigned && all.faults.length === 0;
  const isWhole = areWhole && !isUnsigned;
  const read = isUnsigned ? NOTHING : all;
  if (isWhole && read.lines.length === 0 && read.faults.length === 0)
    throw invalid('statement', 'statement_empty');
  const isKept = keep && isWhole && read.faults.length === 0;
  const kept = isKept ? await transact(db, (tx) => keepLines(tx, operator, read.lines, now)) : null;
  return { ...present(table, columns, read, lang), is_whole: isWhole, is_unsigned: isUnsigned, kept };
}

function tableOf(bytes: Buffer): StatementTable {
  try {
    return readTable(bytes);
  } catch (error) {
    if (error instanceof UnreadStatement) throw invalid('statement', `statement_${error.problem}`);
    throw error;
  }
}

function columnsOf({ headings }: StatementTable, chosen: StatementColumns | undefined): StatementColumns {
  if (chosen === undefined) return proposeColumns(headings);
  if (chosen.length !== headings.length) throw invalid('columns', 'invalid');
  return chosen;
}

function present(
  table: StatementTable,
  columns: StatementColumns,
  { lines, faults }: ReadLines,
  lang: Lang,
): Omit<StatementReading, 'is_whole' | 'is_unsigned' | 'kept'> {
  const t = translatorOf(lang);
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  return {
    headings: table.headings,
    columns: [...columns],
    sample: table.rows
      .slice(0, SAMPLE)
      .map(({ cells }) => cells.map((cell) => withoutCardNumbers(cell.slice(0, 80)))),
    lines: lines.length,
    came: money(sum(lines.map(({ amount }) => Math.max(amount, 0)))),
    left: money(sum(lines.map(({ amount }) => Math.max(-amount, 0)))),
    faults: faults
      .slice(0, MOST_FAULTS)
      .map(({ line, fault }) => ({ line, msg: t(`consoleStatement.faults.${fault}`) })),
    fault_count: faults.length,
  };
}

const AT_ONCE = 500;

/**
 * Keeps lines that were read, those that are new, and writes so to the audit log. Answers which lines of the file were taken as known by
 * their words alone (`alike`): two movements can have the same.
 */
export async function keepLines(
  tx: Tx,
  operator: Pick<OperatorActor, 'operatorId' | 'requestId'>,
  lines: readonly StatementLine[],
  now: Date,
): Promise<NonNullable<StatementReading['kept']>> {
  const { operatorId } = operator;
  await lockStatements(tx);
  const { known: before, alike } = await findKnownLines(tx, lines);
  const statementId = await insertStatement(tx, { operatorId, lines: lines.length, now });
  const fresh = lines.filter(({ line }) => !before.has(line));
  const seen = new Set<string>();
  let taken = 0;
  for (let at = 0; at < fresh.length; at += AT_ONCE) {
    const part = await named(tx, fresh.slice(at, at + AT_ONCE), seen);
    taken += await insertLines(tx, statementId, part);
  }
  await closeDecidedLines(tx);
  const known = lines.length - taken;
  const subject = { kind: 'bank_statement', id: statementId };
  await recordAct(
    tx,
    operator,
    { act: 'bank_statement_given', subject, before: null, after: { taken, known } },
    now,
  );
  return { taken, known, alike };
}

/** Lines with the names they are found by: our reference that stands in them, and the bank's, made distinct where banks repeat it. */
async function named(tx: Tx, lines: readonly StatementLine[], seen: Set<string>): Promise<NewLine[]> {
  const possible = lines.map((line) => possibleReferences(line));
  const ours = await findReferences(tx, [...new Set(possible.flat())]);
  const used = await findUsed(
    tx,
    lines.flatMap(({ reference }) => (reference === null ? [] : [reference])),
  );
  return lines.map(({ line, mark, bookedOn, amount, text, reference }, index) => {
    const isTaken = reference === null || used.has(reference) || seen.has(reference);
    if (reference !== null) seen.add(reference);
    const bank_reference = isTaken ? madeReference(reference ?? bookedOn, mark) : reference;
    const our_reference = possible[index]?.find((one) => ours.has(one)) ?? null;
    return { line, mark, booked_on: bookedOn, amount, text, bank_reference, our_reference };
  });
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A name of a movement that has none of its own; in letters, as digits in a row can be those of a card. */
function madeReference(base: string, mark: Buffer): string {
  return `${base}-${[...mark.subarray(0, 6)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('')}`;
}

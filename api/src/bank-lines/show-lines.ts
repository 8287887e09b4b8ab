import type { BankLine, LineMatch } from '@diyar/contract/console/console-bank-lines';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { LineView } from '@diyar/contract/words/bank-words';
import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import type { Reader } from '../platform/db/database.ts';
import { receiptsOfLines } from '../transfers/receipts-of-lines.ts';
import { type AwaitedRow, findAwaited } from './awaited.queries.ts';
import {
  type ClosedRow,
  countOpenLines,
  findClosedLines,
  findNewest,
  findOpenLines,
  type LineRow,
} from './bank-line.queries.ts';
import { numbersIn, wordsOf } from './names-in-line.ts';
import { type Awaited, type OpenLine, type Proposal, proposeMatches } from './propose-matches.ts';

/** Lines of the bank's statements that nobody decided. */
export const BANK_LINES_QUEUE: QueueDefinition = {
  key: 'bank_lines',
  right: 'transfers',
  title: (lang) => translatorOf(lang)('consoleStatement.queue'),
  waiting: (reader) => countOpenLines(reader),
};

const MOST = 50;

interface Shown {
  items: BankLine[];
  counts: { fits: number; none: number };
  newest: { given_at: string; to: string } | null;
}

/** Lines of a view as one operator sees them, with what each is proposed for now. */
export async function showLines(
  reader: Reader,
  { view, operatorId, now }: { view: LineView; operatorId: string; now: Date },
): Promise<Shown> {
  const lines = await findOpenLines(reader);
  const things = await findAwaited(reader, now);
  const { fits, waiting, alike } = proposeMatches(lines.map(asOpenLine), things.map(asAwaited));
  const rows = new Map(things.map((thing) => [keyOf(thing), thing]));
  const isFitting = ({ id }: LineRow) => fits.has(id) || waiting.has(id);
  const fitting = lines.filter(isFitting);
  const newest = await findNewest(reader);
  const open = view === 'fits' ? fitting : lines.filter((line) => !isFitting(line));
  const shown = open.slice(0, MOST);
  const recorded = await receiptsOfLines(
    reader,
    shown.flatMap(({ id, amount, booked_on: bookedOn }) => {
      const thing = rows.get(fits.get(id)?.key ?? '');
      return thing?.kind === 'transfer' ? [{ id, reference: thing.id, amount, bookedOn }] : [];
    }),
  );
  return {
    items:
      view === 'closed'
        ? (await findClosedLines(reader, MOST)).map(presentClosed)
        : shown.map((line) => ({
            ...presentLine(line),
            proposal: presentProposal(fits.get(line.id), rows, operatorId, recorded.has(line.id)),
            waits: waiting.has(line.id),
            alike: alike.get(line.id) ?? 0,
          })),
    counts: { fits: fitting.length, none: lines.length - fitting.length },
    newest: newest === undefined ? null : { given_at: riyadhIso(newest.given_at), to: newest.to },
  };
}

const keyOf = ({ kind, id }: AwaitedRow) => `${kind} ${id}`;

function asOpenLine({
  id,
  booked_on: bookedOn,
  amount,
  text,
  bank_reference,
  our_reference,
}: LineRow): OpenLine {
  const numbers = numbersIn({ text, reference: bank_reference });
  const words = new Set(wordsOf(text));
  const names =
    our_reference === null ? [bank_reference, ...numbers] : [our_reference, bank_reference, ...numbers];
  return { id, bookedOn, amount, names, words };
}

function asAwaited(row: AwaitedRow): Awaited {
  return {
    key: keyOf(row),
    way: row.kind === 'transfer' || row.kind === 'settlement' ? 'in' : 'out',
    names: row.name === null ? [] : [row.name],
    who: wordsOf(row.who),
    amount: row.amount,
    from: row.from_day,
    to: row.to_day,
  };
}

function presentLine({ id, booked_on: date, amount, text, bank_reference }: LineRow): BankLine {
  return {
    ...{ id, date, text, bank_reference },
    amount: money(amount),
    proposal: null,
    waits: false,
    alike: 0,
    closed: null,
  };
}

function presentProposal(
  proposal: Proposal | undefined,
  things: ReadonlyMap<string, AwaitedRow>,
  operatorId: string,
  isRecorded: boolean,
): BankLine['proposal'] {
  const thing = proposal && things.get(proposal.key);
  if (proposal === undefined || thing === undefined) return null;
  const { reason } = proposal;
  const { proposer: by, proposer_id } = thing;
  const proposed = by === null ? null : { by, mine: proposer_id === operatorId };
  return { match: presentMatch(thing), reason, proposed, is_recorded: isRecorded };
}

function presentMatch(row: AwaitedRow): LineMatch {
  const { kind, id, who, amount } = row;
  if (kind === 'settlement') return { kind, id, gateway: who, date: row.from_day };
  const subject = { kind: row.subject ?? 'reservation', number: String(row.number) } as const;
  if (kind === 'payout') return { kind, id, account: who, batch: String(row.batch) };
  if (kind === 'refund')
    return { kind, id, subject, payer: who, reference: row.has_receipt ? row.name : null };
  const expected = amount === null ? null : money(amount);
  return { kind, id, subject, payer: who, expected, has_receipt: row.has_receipt };
}

function presentClosed(row: ClosedRow): BankLine {
  const at = riyadhIso(row.closed_at ?? row.at ?? new Date(0));
  const end = { by: row.closer, at };
  return {
    ...presentLine(row),
    closed:
      row.as === null
        ? { as: 'aside', what: row.aside_reason ?? '', ...end }
        : { as: row.as, what: row.what ?? '', ...end },
  };
}

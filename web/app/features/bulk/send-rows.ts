import type { BulkOutcome, BulkRow } from '@diyar/contract/supply/bulk';
import { type BulkColumn, type BulkKind, MOST_CALL_ROWS } from '@diyar/contract/words/bulk-columns';
import type { Lang } from '@diyar/messages/messages';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';

/** Well below what a call may hold. */
const MOST_BYTES = 70_000;
/** How often a call is tried again that may succeed a moment later; one that is made too often waits longer. */
const MOST_TRIES = 3;
const MOST_WAITS = 20;
const WAIT_MS = 1_500;
const PACE_MS = 6_000;

interface Sending {
  kind: BulkKind;
  columns: BulkColumn[];
  rows: readonly BulkRow[];
  checkOnly: boolean;
  lang: Lang;
  /** Hears what became of rows as soon as it is known. */
  onOutcomes: (outcomes: BulkOutcome[]) => void;
  isStopped: () => boolean;
}

/** Sends rows piece by piece, until all are sent or somebody stops it. Throws the `ApiError` that kept coming. */
export async function sendRows({ rows, isStopped, ...sending }: Sending): Promise<void> {
  for (const piece of piecesOf(rows)) {
    if (isStopped()) return;
    sending.onOutcomes(await sendPiece(piece, sending));
  }
}

/** Rows in their order, in pieces that a call can hold. */
export function piecesOf(rows: readonly BulkRow[]): BulkRow[][] {
  const pieces: BulkRow[][] = [];
  let bytes = MOST_BYTES;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = pieces.at(-1);
    if (last === undefined || bytes + size > MOST_BYTES || last.length === MOST_CALL_ROWS) {
      pieces.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return pieces;
}

async function sendPiece(
  rows: BulkRow[],
  { kind, columns, checkOnly, lang }: Omit<Sending, 'rows' | 'isStopped'>,
): Promise<BulkOutcome[]> {
  const body = { check_only: checkOnly, columns, rows };
  const calls = { units: 'POST /api/v1/host/bulk/units', prices: 'POST /api/v1/host/bulk/prices' } as const;
  for (let tries = 1; ; tries += 1) {
    try {
      return (await callApi(calls[kind], { body, lang })).outcomes;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing) throw error;
      const isPaced = error.status === 429;
      if (tries >= (isPaced ? MOST_WAITS : MOST_TRIES)) throw error;
      await new Promise((resolve) => setTimeout(resolve, isPaced ? PACE_MS : WAIT_MS));
    }
  }
}

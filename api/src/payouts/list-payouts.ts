import type { ConsolePayout, PayoutBatch } from '@diyar/contract/console/console-payouts';
import type { Payout } from '@diyar/contract/money/payouts';
import { money } from '@diyar/contract/values/money';
import type { PayoutState } from '@diyar/contract/words/payout-words';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { findOpenBatches } from './batch.queries.ts';
import { countHeld } from './due-payout.queries.ts';
import { presentBatch, presentForConsole, presentPayout, presentWay } from './payout.presenter.ts';
import {
  countByState,
  countPayouts,
  findDestination,
  findLines,
  findPayouts,
  type LineRow,
  type PayoutFilter,
  type PayoutRow,
} from './payout-view.queries.ts';

interface Paged {
  page: number;
  per_page: number;
}

async function pageOf<T>(
  reader: Reader,
  filter: PayoutFilter,
  { page, per_page }: Paged,
  present: (row: PayoutRow, lines: readonly LineRow[]) => T,
) {
  const rows = await findPayouts(reader, filter, { limit: per_page, offset: (page - 1) * per_page });
  const lines = Map.groupBy(
    await findLines(
      reader,
      rows.map(({ id }) => id),
    ),
    ({ payout_id: id }) => id,
  );
  const total = await countPayouts(reader, filter);
  const items = rows.map((row) => present(row, lines.get(row.id) ?? []));
  return { items, total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
}

/** A page of an advertiser's payouts, newest first, and what keeps the next one back. */
export async function listPayouts(reader: Reader, accountId: string, query: Paged, now: Date) {
  const page = await pageOf<Payout>(reader, { accountId }, query, presentPayout);
  const destination = await findDestination(reader, accountId);
  const { payout_after_arrival_seconds: after } = await figuresAt(reader, now);
  return {
    ...page,
    destination: presentWay(destination),
    refused: destination?.refused_reason ?? null,
    held: await countHeld(reader, accountId),
    after_seconds: after,
  };
}

/** A page of all payouts of a state, for an operator, with the batches that are not all marked. */
export async function listForConsole(
  reader: Reader,
  query: Paged & { state: PayoutState },
  { operatorId, now }: { operatorId: string; now: Date },
) {
  const page = await pageOf<ConsolePayout>(reader, { state: query.state }, query, presentForConsole);
  const batches = await findOpenBatches(reader);
  const { payout_second_operator_above: limit } = await figuresAt(reader, now);
  return {
    ...page,
    counts: await countByState(reader),
    batches: batches.map((batch): PayoutBatch => presentBatch(batch, operatorId)),
    limit: money(limit),
  };
}

import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { TransferNews } from '@diyar/contract/values/transfer-news';
import type { SubjectKind } from '../dues/due.ts';
import type { Reader } from '../platform/db/database.ts';
import { findOpenTransfer, findRefusal } from './transfer.queries.ts';
import type { TransferRow } from './transfer.ts';

/** How an open transfer stands, in a word and its reason. */
export async function newsOf(
  reader: Reader,
  transfer: TransferRow,
): Promise<Pick<TransferNews, 'state' | 'reason'>> {
  if (transfer.state === 'review') return { state: 'review', reason: null };
  const reason = await findRefusal(reader, transfer.id);
  if (reason !== null) return { state: 'refused', reason };
  return { state: transfer.parts > 0 ? 'part' : 'waiting', reason: null };
}

/** How the bank transfer of what is due of a thing stands, for both sides; null when none is open. */
export async function transferNewsOf(
  reader: Reader,
  kind: SubjectKind,
  id: string,
): Promise<TransferNews | null> {
  const transfer = await findOpenTransfer(reader, { kind, id });
  if (transfer === undefined || (transfer.isVoid && transfer.state === 'waiting')) return null;
  return {
    ...(await newsOf(reader, transfer)),
    waits_until: riyadhIso(transfer.waitsUntil),
    part:
      transfer.parts === 0
        ? null
        : { received: money(transfer.parts), missing: money(transfer.due - transfer.parts) },
  };
}

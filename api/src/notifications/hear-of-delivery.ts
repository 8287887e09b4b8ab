import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { lockByProviderId, lockReported, markDelivered, type ReportedRow } from './delivery.queries.ts';
import { recordSent } from './record-sent.ts';
import { endOrReplace } from './replace-message.ts';

/** What a provider reports of one message, proven to be its word. */
export interface DeliveryReport {
  /** The provider's own id of the message. */
  providerId: string;
  /** What the message's try was marked with, where the provider tells it back. */
  mark: string | undefined;
  status: 'sent' | 'delivered' | 'failed';
  at: Date;
  /** Why it failed, as the provider's number. */
  code: number | undefined;
}

const MARK = /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<attempt>\d{1,4})$/;

/** The mark of a try: which dispatch, and which of its claims. */
export function markOf({ id, attempts }: { id: string; attempts: number }): string {
  return `${id}.${attempts}`;
}

/**
 * Takes a provider's report of a message, in any order and any number of times: what has arrived stays so, whatever is told of it later;
 * what did not arrive goes out by the other way. A report of a message that is none of ours, or of a try that another has followed,
 * changes nothing. So a message whose sender was killed before it could write that it went out is not sent again.
 */
export function hearOfDelivery(
  { db, channels }: { db: Database; channels: readonly string[] },
  report: DeliveryReport,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const found = await findReported(tx, report);
    if (found === undefined || found.row.channel !== 'whatsapp' || found.row.delivered_at !== null) return;
    const { row, isNewest } = found;
    const isOpen = row.state === 'waiting' || row.state === 'sent';
    if (report.status === 'delivered') {
      if (row.state !== 'unneeded') await markDelivered(tx, row.id, report.at < now ? report.at : now);
    } else if (report.status === 'sent') {
      if (row.state === 'waiting') await recordSent(tx, row, { providerId: report.providerId }, now);
    } else if (isOpen && isNewest) {
      const failure = `WhatsApp did not deliver: code ${report.code ?? 'unknown'}`;
      await endOrReplace(tx, row, { channels, failure }, now);
    }
  });
}

/** The message, locked, and whether the report is of its newest try. */
async function findReported(
  tx: Tx,
  { providerId, mark }: DeliveryReport,
): Promise<{ row: ReportedRow; isNewest: boolean } | undefined> {
  const groups = MARK.exec(mark ?? '')?.groups;
  const row =
    groups?.id === undefined ? await lockByProviderId(tx, providerId) : await lockReported(tx, groups.id);
  if (row === undefined) return undefined;
  const attempt = Number(groups?.attempt ?? row.attempts);
  // A mark of a try that was never made is none of ours.
  if (attempt < 1 || attempt > row.attempts) return undefined;
  return { row, isNewest: attempt === row.attempts };
}

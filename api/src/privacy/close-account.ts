import { proveCode } from '../accounts/prove-code.ts';
import { closeAdsOf } from '../ads/close-ads-of.ts';
import { officeFilesOf } from '../offices/end-badges.ts';
import { forgetPhotosJob } from '../photos/photo.jobs.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { requireAbility } from '../profiles/show-my-info.ts';
import { ticketFilesOf } from '../tickets/ticket-files-of.ts';
import { deleteFilesJob } from './closing.jobs.ts';
import {
  anonymise,
  type Closing,
  findObstacles,
  lockForClosing,
  withdrawMarketing,
} from './closing.queries.ts';
import { closePersonalRows } from './personal-rows.queries.ts';

export interface CloseRequest {
  actor: Actor;
  /** A code that went to the owner's own phone a moment ago. */
  challengeId: string;
  code: string;
  now: Date;
}

/**
 * Closes the acting account for good: off the site, nameless, signed out everywhere, its personal rows as the map says;
 * money, invoices and history stay. Refuses `role_forbids` to a team member, `code_wrong` and its like, and `holds_open`,
 * `reservations_ahead`, `money_owed` while something is not settled; a booking at the same moment either comes before
 * and refuses the closing, or after and is refused itself (product.md 4).
 */
export async function closeAccount(
  { db, pepper }: { db: Database; pepper: string },
  { actor, challengeId, code, now }: CloseRequest,
): Promise<void> {
  await requireAbility(db, actor, 'own');
  await refuseUnsettled(db, actor.accountId, now);
  await proveCode({ db, pepper }, { challengeId, code, personId: actor.personId, now });
  await transact(db, async (tx) => {
    const closing = await lockForClosing(tx, actor.accountId);
    if (closing === undefined) throw new Refusal('invalid_token');
    await refuseUnsettled(tx, actor.accountId, now);
    await closeAdsOf(tx, actor.accountId, { personId: actor.personId, reason: 'account_closed', now });
    const phone = closing.isLast ? closing.phone : null;
    const attachments = await ticketFilesOf(tx, { accountId: actor.accountId, phone });
    const documents = await officeFilesOf(tx, actor.accountId);
    await closePersonalRows(tx, subjectOf(closing));
    if (closing.isLast) await withdrawMarketing(tx, closing.personId, now);
    await anonymise(tx, closing, now);
    // The rows' files go after them, however often the storage must be asked.
    await enqueue(tx, deleteFilesJob, { keys: [...closing.files, ...attachments, ...documents] });
    await enqueue(tx, forgetPhotosJob, {}, { key: forgetPhotosJob.name });
  });
}

function subjectOf({ accountId, personId, phone, email, mailedAt, isLast }: Closing) {
  const mail = email === null ? [] : [email];
  const person = mailedAt === null ? [phone] : [phone, mailedAt];
  return isLast ? { accountId, personId, reachedAt: [...person, ...mail] } : { accountId, reachedAt: mail };
}

async function refuseUnsettled(
  reader: Parameters<typeof findObstacles>[0],
  accountId: string,
  now: Date,
): Promise<void> {
  const { holds, ahead, owed } = await findObstacles(reader, accountId, now);
  if (holds) throw new Refusal('holds_open');
  if (ahead) throw new Refusal('reservations_ahead');
  if (owed) throw new Refusal('money_owed');
}

import { DAY_MS } from '@diyar/contract/values/riyadh';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { NationalAccess } from '../national-access/national-access.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { expireIdentityChecks } from './end-identity-check.ts';
import { askSignOn } from './hear-sign-on.ts';
import { deleteChecksBefore } from './identity-check.queries.ts';
import { askSignOnJob, expireChecksJob, forgetChecksJob } from './verification.jobs.ts';

const Payload = z.object({ checkId: z.uuid() });
/** The contract asks for five seconds at least between two looks. */
const NEXT_LOOK_SECONDS = 6;
/** As the map of personal columns says. */
const DAYS_KEPT = 90;

/** Does the background work of verification. */
export function verificationHandlers({
  db,
  now,
  config,
  nationalAccess,
}: BaseDeps & { nationalAccess: NationalAccess | null; config: { identityKey: string } }): TaskList {
  return {
    [askSignOnJob.name]: async (payload) => {
      const { checkId } = Payload.parse(payload);
      const at = now();
      const isOpen = await askSignOn({ db, nationalAccess, identityKey: config.identityKey }, checkId, at);
      if (!isOpen) return;
      const runAt = new Date(at.getTime() + NEXT_LOOK_SECONDS * 1000);
      await transact(db, (tx) => enqueue(tx, askSignOnJob, { checkId }, { runAt }));
    },
    [forgetChecksJob.name]: () => deleteChecksBefore(db, new Date(now().getTime() - DAYS_KEPT * DAY_MS)),
    [expireChecksJob.name]: async () => void (await expireIdentityChecks(db, now())),
  };
}

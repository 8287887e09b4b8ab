import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { resendComplianceJob, sendComplianceJob } from './compliance.jobs.ts';
import { resendCompliance, type SendDeps, sendCompliance } from './send-compliance.ts';

const Payload = z.object({ call_id: z.uuid() });

/** Background work of what the authority is told; a thrown error is tried again by the queue. */
export function complianceHandlers(deps: BaseDeps & SendDeps): TaskList {
  return {
    [sendComplianceJob.name]: (payload) => sendCompliance(deps, Payload.parse(payload).call_id, deps.now),
    [resendComplianceJob.name]: () => {
      const now = deps.now();
      return resendCompliance(deps.db, riyadhDate(now), now);
    },
  };
}

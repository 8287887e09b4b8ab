import { defineJob } from '../../../api/src/platform/jobs/jobs.ts';

/** Reports to the shop what became of a message; the same however often it is sent. */
export const reportMessageJob = defineJob<{
  id: string;
  to: string;
  status: string;
  timestamp: string;
  mark: string | null;
}>('sandbox_whatsapp__report');

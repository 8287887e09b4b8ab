import { defineJob } from '../platform/jobs/jobs.ts';

/** Sends one notification by one way outside the site. */
export const sendNotificationJob = defineJob<{ dispatchId: string }>('notification__send');

/** Sends by another way what a provider took and did not deliver in time. */
export const replaceSilentJob = defineJob<{ dispatchId: string; minutes: number }>(
  'notification__replace_silent',
);

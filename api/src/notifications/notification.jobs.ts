import { defineJob } from '../platform/jobs/jobs.ts';

/** Sends one notification by one way outside the site. */
export const sendNotificationJob = defineJob<{ dispatchId: string }>('notification__send');

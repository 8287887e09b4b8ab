import { defineJob } from '../platform/jobs/jobs.ts';

/** Tells a phone that a team asks for it. */
export const tellInvitedJob = defineJob<{ invitationId: string }>('team__tell_invited');

import type { CallData } from '../../../api/client.ts';

export type QueuedRevision = CallData<'GET /api/v1/console/revisions'>['items'][number];
export type RevisionEvidence = CallData<'GET /api/v1/console/revisions/{id}'>;

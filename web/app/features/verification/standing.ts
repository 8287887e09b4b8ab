import type { CallData } from '../../api/client.ts';

/** How the verification of the reader stands. */
export type Standing = CallData<'GET /api/v1/verifications/identity'>;

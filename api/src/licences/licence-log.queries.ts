import type { Reader } from '../platform/db/database.ts';

/** How many of each are shown; a licence lives about a year. */
const MOST_SHOWN = 200;

/** Calls about a licence number, the newest first. */
export const findCalls = (reader: Reader, number: string) =>
  reader
    .selectFrom('compliance_call')
    .innerJoin('ad', 'ad.id', 'compliance_call.ad_id')
    .select([
      'compliance_call.id',
      'ad.number as ad_number',
      'operation',
      'request',
      'response',
      'status',
      'code',
      'duration_millis',
      'attempts',
      'compliance_call.created_at',
      'done_at',
      'accepted',
    ])
    .where('compliance_call.licence_number', '=', number)
    .orderBy('position', 'desc')
    .limit(MOST_SHOWN)
    .execute();

/** Pushes about a licence number, the newest first. */
export const findPushes = (reader: Reader, number: string) =>
  reader
    .selectFrom('authority_push')
    .select(['status_code', 'status_name', 'ends_it', 'ads_taken_off', 'at'])
    .where('licence_number', '=', number)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();

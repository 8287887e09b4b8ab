import type { showLicenceLog as call } from '@diyar/contract/console-licences';
import { riyadhIso } from '@diyar/contract/format';
import type { z } from 'zod';
import type { Reader } from '../platform/db/database.ts';

/** How many of each are shown; a licence lives about a year. */
const MOST_SHOWN = 200;

/** What the authority was told about a licence number and what it told by itself, the newest first, as operators read it. */
export async function showLicenceLog(
  reader: Reader,
  number: string,
): Promise<z.input<(typeof call)['data']>> {
  const [calls, pushes] = await Promise.all([findCalls(reader, number), findPushes(reader, number)]);
  return {
    calls: calls.map(({ ad_number, accepted, created_at, done_at, request, ...row }) => ({
      ...row,
      ad: String(ad_number),
      request: request as Record<string, unknown>,
      state: accepted === null ? 'waiting' : accepted ? 'accepted' : 'refused',
      created_at: riyadhIso(created_at),
      done_at: done_at && riyadhIso(done_at),
    })),
    pushes: pushes.map(({ at, ...push }) => ({ ...push, at: riyadhIso(at) })),
  };
}

const findCalls = (reader: Reader, number: string) =>
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

const findPushes = (reader: Reader, number: string) =>
  reader
    .selectFrom('authority_push')
    .select(['status_code', 'status_name', 'ends_it', 'ads_taken_off', 'at'])
    .where('licence_number', '=', number)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();

import type { showLicenceLog as call } from '@diyar/contract/console/console-licences';
import { riyadhIso } from '@diyar/contract/values/format';
import type { z } from 'zod';
import type { Reader } from '../platform/db/database.ts';
import { findCalls, findPushes } from './licence-log.queries.ts';

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

import type { Lang } from '@diyar/messages/messages';
import { type CallData, callApi } from './client.ts';

const CALL = 'GET /api/v1/user/settings/general';
let pending: Promise<CallData<typeof CALL>> | undefined;

/**
 * Fetches the settings of the whole site, which bring the XSRF cookie. Callers at the same time share one call: two calls
 * without a cookie would be given two cookies, and a write begun between them would carry the first beside the second.
 */
export function fetchGeneralSettings(lang: Lang): Promise<CallData<typeof CALL>> {
  pending ??= callApi(CALL, { lang }).finally(() => {
    pending = undefined;
  });
  return pending;
}

import type { Lang } from '@diyar/messages/messages';
import { data, type RouterContextProvider } from 'react-router';
import { apiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { type Call, type CallData, type CallInput, callWith } from './client.ts';

/**
 * The API for a loader of a public page: anonymous, in the address's language, without a socket. A refusal becomes the
 * page's HTTP status, so an unknown id answers 404 in place.
 */
export function apiOf(context: Readonly<RouterContextProvider>, lang: Lang) {
  const { apiFetch, apiKey } = context.get(apiContext);
  return async <C extends Call>(call: C, input: CallInput<C>): Promise<CallData<C>> => {
    try {
      return await callWith(call, input, { lang, fetch: apiFetch, apiKey });
    } catch (error) {
      if (error instanceof ApiError) throw data({ code: error.code }, { status: statusOf(error) });
      throw error;
    }
  };
}

/** A filter the API refuses (422) is a page that does not exist; what is not ours to blame on the reader is 503. */
function statusOf(error: ApiError): number {
  if (error.status === 404 || error.status === 422) return 404;
  return error.status >= 400 && error.status < 500 ? error.status : 503;
}

import type { Operator } from '@diyar/contract/console/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { generalSettings } from '../../api/general-settings.ts';
import { useLang } from '../../i18n/lang.ts';

export type OperatorFacts = z.infer<typeof Operator>;

const KEY = ['operator'];
/** Query keys kept from one operator to the next: they hold nothing of the person before. */
const KEPT = ['operator', 'general-settings'];
/** That someone came in here. The cookie that says who cannot be read by the page, and asking without it is refused. */
const MARK = 'console_open';

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'console_login_required';
}

function mark(operator: OperatorFacts | null): void {
  if (operator === null) localStorage.removeItem(MARK);
  else localStorage.setItem(MARK, '1');
}

/** The operator who is signed in to the console; null when nobody is. */
export function useOperator() {
  const lang = useLang();
  const client = useQueryClient();
  return useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<OperatorFacts | null> => {
      if (localStorage.getItem(MARK) === null) {
        // The door's first call is a write: it needs the XSRF cookie that these bring.
        await client.ensureQueryData(generalSettings(lang));
        return null;
      }
      try {
        return await callApi('GET /api/v1/console/session');
      } catch (error) {
        if (!isSignedOut(error)) throw error;
        mark(null);
        return null;
      }
    },
  });
}

/** Puts someone into the console, or nobody; what the last one fetched goes with them. */
export function useSetOperator() {
  const client = useQueryClient();
  return (operator: OperatorFacts | null) => {
    mark(operator);
    client.removeQueries({ predicate: ({ queryKey }) => !KEPT.includes(String(queryKey[0])) });
    client.setQueryData(KEY, operator);
  };
}

/** Makes a call of the console; when the session has ended meanwhile, the door closes in place and the page is kept. */
export function useConsoleCall() {
  const client = useQueryClient();
  return async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (isSignedOut(error)) {
        mark(null);
        client.setQueryData(KEY, null);
      }
      throw error;
    }
  };
}

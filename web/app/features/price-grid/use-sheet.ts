import type { Rule } from '@diyar/contract/call/errors';
import { MOST_PRICED } from '@diyar/contract/supply/price-fields';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { askEvery, useLive } from '../../live/use-live.ts';
import { Sheet } from './sheet.ts';

type Prices = CallData<'GET /api/v1/host/prices'>;

/** The cells of the grid, saved as they change, and kept level with what others of the account change. */
export function useSheet(first: Prices) {
  const t = useTranslations();
  const lang = useLang();
  const [sheet] = useState(
    () =>
      new Sheet(first.items, {
        minimums: first.minimums,
        send: (changes) => callApi('PUT /api/v1/host/prices', { body: { changes }, lang }),
        isPassing: (error) => error instanceof ApiError && error.isPassing,
        reason: (error) => (error instanceof ApiError ? error.msg : t('errors.server_error')),
        tell: (rule, params) => tellRule(t, rule, params),
      }),
  );
  const state = useSyncExternalStore(sheet.subscribe, sheet.getState, sheet.getState);
  useFresh(sheet, first);
  useUnsavedWarning(state.waiting > 0);
  return { sheet, state };
}

/** The sentence of a rule; an amount in it keeps its own direction. */
function tellRule(
  t: ReturnType<typeof useTranslations>,
  rule: Rule,
  params: { price: string } | undefined,
): string {
  const translate = t as unknown as (key: string, values?: Record<string, string>) => string;
  return translate(`rules.${rule}`, params && { price: ltrText(params.price) });
}

/** Reads again what changed elsewhere, as soon as it is told; all of it where units came or went. */
function useFresh(sheet: Sheet, first: Prices): void {
  const lang = useLang();
  const since = useRef(first.as_of);
  const reading = useRef<'no' | 'yes' | 'again'>('no');
  const read = useCallback(async () => {
    if (reading.current !== 'no') {
      reading.current = 'again';
      return;
    }
    reading.current = 'yes';
    try {
      const answer = await callApi('GET /api/v1/host/prices', { query: { since: since.current }, lang });
      since.current = answer.as_of;
      const known = sheet.getState().units.length;
      if (answer.total === known || answer.total > MOST_PRICED) sheet.merge(answer.items, false);
      else sheet.merge((await callApi('GET /api/v1/host/prices', { query: {}, lang })).items, true);
    } catch (error) {
      // Prices that could not be read again are read with the next change; a cell that is stale is refused when it is saved.
      if (!(error instanceof ApiError)) throw error;
    }
    const isStale = (reading.current as string) === 'again';
    reading.current = 'no';
    if (isStale) void read();
  }, [sheet, lang]);
  const isLive = useLive('prices', () => void read());
  const every = askEvery(isLive, null);
  useEffect(() => {
    if (every === false) return;
    const timer = setInterval(() => void read(), every);
    return () => clearInterval(timer);
  }, [every, read]);
}

/** Asks before the page is left while prices are on their way. */
function useUnsavedWarning(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWaiting]);
}

import type { Alternatives, Quote } from '@diyar/contract/booking/stays';
import type { FieldError } from '@diyar/contract/call/errors';
import type { AdDetails } from '@diyar/contract/finding/ads';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useExtras } from '../stay/extras-store.ts';
import { isComplete, type StayChoice } from '../stay/stay-choice.ts';

/** Long enough to let someone finish a click, short enough to feel live. */
const WAIT_MS = 250;

export type Alternative = Alternatives['alternatives'][number];

export type QuoteState =
  | { is: 'none' }
  /** `before` is what stood there: it stays, quietly, until the new one has come. */
  | { is: 'waiting'; before: Quote | undefined }
  | { is: 'ready'; quote: Quote }
  | { is: 'refused'; errors: readonly FieldError[]; msg: string }
  /** `wasQuoted`: somebody took it since this page had a price for it; otherwise it may have been taken for long. */
  | { is: 'taken'; wasQuoted: boolean; msg: string; alternatives: readonly Alternative[] }
  | { is: 'failed'; msg: string };

/** The state of the page after a refused quote or booking of what had a price. */
export function stateOfRefusal(error: ApiError): QuoteState {
  if (error.code === 'unit_taken') {
    const { alternatives = [] } = (error.data ?? {}) as Partial<Alternatives>;
    return { is: 'taken', wasQuoted: true, msg: error.msg, alternatives };
  }
  if (error.errors.length > 0) return { is: 'refused', errors: error.errors, msg: error.msg };
  return { is: 'failed', msg: error.msg };
}

/** The live price of a complete choice: asked a moment after the last change, and again when its promise runs out. */
export function useQuote(ad: AdDetails, choice: StayChoice, linkKey: string | undefined) {
  const [state, setState] = useState<QuoteState>({ is: 'none' });
  const [asked, setAsked] = useState(0);
  const complete = isComplete(choice);
  const { period, start, end } = choice;
  const services = choice.services.join(',');
  const { guests, coupon, mix } = useExtras(ad.id);
  const quoted = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the wish to ask again
  useEffect(() => {
    if (!complete) {
      setState({ is: 'none' });
      return;
    }
    const leaving = new AbortController();
    setState((now) => ({ is: 'waiting', before: shownOf(now) }));
    const body = {
      period,
      start,
      end,
      services: services === '' ? [] : services.split(','),
      guests,
      ...(coupon !== '' && { coupon }),
      ...(mix && { mix }),
    };
    const ask = async () => {
      const next = await askQuote(ad.unit_id, linkKey, body, leaving.signal);
      if (leaving.signal.aborted) return;
      const stay = [period, start, end].join();
      if (next.is === 'ready') quoted.current = stay;
      setState(next.is === 'taken' ? { ...next, wasQuoted: quoted.current === stay } : next);
    };
    const timer = setTimeout(() => void ask(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ad.unit_id, linkKey, complete, period, start, end, services, guests, coupon, mix, asked]);
  const reload = () => setAsked((times) => times + 1);
  useRenewal(state, () => setAsked((times) => times + 1));
  return { state, setState, reload };
}

interface Asked extends Pick<StayChoice, 'period' | 'start' | 'end'> {
  services: string[];
  guests: number;
  coupon?: string;
  mix?: boolean;
}

async function askQuote(
  unitId: string,
  linkKey: string | undefined,
  body: Asked,
  signal: AbortSignal,
): Promise<QuoteState> {
  try {
    const input = { params: { id: unitId }, query: { k: linkKey }, body, signal };
    return { is: 'ready', quote: await callApi('POST /api/v1/units/{id}/quotes', input) };
  } catch (cause) {
    if (signal.aborted) return { is: 'none' };
    if (!(cause instanceof ApiError)) throw cause;
    return stateOfRefusal(cause);
  }
}

/** The quote to show meanwhile: the one that stands, or the one before it. */
export function shownOf(state: QuoteState): Quote | undefined {
  if (state.is === 'ready') return state.quote;
  return state.is === 'waiting' ? state.before : undefined;
}

/** A promise of 15 minutes that ran out on an open page is made anew, when someone is looking. */
function useRenewal(state: QuoteState, renew: () => void): void {
  const expiresAt = state.is === 'ready' ? state.quote.expires_at : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new promise sets a new alarm
  useEffect(() => {
    if (expiresAt === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible' && new Date(expiresAt).getTime() <= Date.now()) renew();
    };
    const timer = setInterval(look, 30_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAt]);
}

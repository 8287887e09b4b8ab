import type { Quote } from '@diyar/contract/booking/stays';
import type { AdDetails } from '@diyar/contract/finding/ads';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { refreshUser } from '../../../session/session.ts';
import { paths } from '../../../site/paths.ts';
import { type QuoteState, stateOfRefusal } from '../quote/use-quote.ts';
import { queryOf, type StayChoice } from '../stay/stay-choice.ts';
import { attemptFor, forgetAttempt } from './booking-attempt.ts';

/** Why the booking did not happen, where it is said beside the button. */
export interface Refusal {
  msg: string;
  /** The reservation that stands in the way: its number, `list` when it is one of several. */
  hold?: string | undefined;
  /** The price moved while deciding: what it was, what it is. */
  change?: { before: Quote; after: Quote };
}

interface ReserveInput {
  ad: AdDetails;
  choice: StayChoice;
  setQuote: (state: QuoteState) => void;
  reloadQuote: () => void;
  /** The times must be chosen again. */
  toWhen: () => void;
}

/** Books what the quote priced, once, and goes on to paying it. */
export function useReserve({ ad, choice, setQuote, reloadQuote, toWhen }: ReserveInput) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [isPending, setPending] = useState(false);
  const running = useRef(false);
  const navigate = useNavigate();
  const lang = useLang();
  const of = JSON.stringify(queryOf(choice));
  // A refusal is about one choice; another one has not been refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what ends it
  useEffect(() => setRefusal(undefined), [of]);

  const reserve = async (quote: Quote) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setRefusal(undefined);
    const { quoteId, key } = attemptFor(sessionStorage, ad.id, choice, quote, new Date());
    try {
      const body = { quote_id: quoteId, method: 'card' as const };
      const held = await callApi('POST /api/v1/reservations', { body, idempotencyKey: key });
      forgetAttempt(sessionStorage, ad.id);
      await navigate(paths(lang).payment(held.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error, quote);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const refuse = (error: ApiError, quote: Quote) => {
    // It is not known whether this was booked: the same attempt must be sent again, under the same key.
    const unanswered = error.status === 0 || error.status >= 500 || error.code === 'request_running';
    if (!unanswered) forgetAttempt(sessionStorage, ad.id);
    if (error.code === 'unit_taken' || error.code === 'validation_failed') {
      setQuote(stateOfRefusal(error));
      return toWhen();
    }
    if (error.code === 'quote_expired') {
      const after = (error.data as { quote: Quote }).quote;
      setQuote({ is: 'ready', quote: after });
      return setRefusal({ msg: error.msg, change: { before: quote, after } });
    }
    if (error.code === 'coupon_gone') {
      // The field of the coupon says why, and takes another.
      reloadQuote();
      return toWhen();
    }
    if (error.code === 'state_changed') reloadQuote();
    if (error.code === 'business_cannot_book' || error.code === 'passport_needed')
      void refreshUser().catch(() => undefined);
    setRefusal({ msg: error.msg, hold: holdOf(error) });
  };

  return { reserve, isPending, refusal };
}

function holdOf(error: ApiError): string | undefined {
  if (error.code === 'too_many_holds') return 'list';
  if (error.code !== 'hold_exists') return undefined;
  return (error.data as { reservation_id?: string } | null)?.reservation_id ?? 'list';
}

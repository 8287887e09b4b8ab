import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { paths } from '../../site/paths.ts';
import { releaseEntry } from '../../ui/layers.ts';
import { askedOf, type ChangeDraft, type ChangeQuote } from './change-draft.ts';

/** What of a booking can be changed, as it stands. */
export function useChangeForm(id: string) {
  const lang = useLang();
  return useQuery({
    queryKey: [lang, 'change-form', id],
    queryFn: () => callApi('GET /api/v1/reservations/{id}/change_form', { params: { id }, lang }),
    gcTime: 0,
  });
}

interface Quoted {
  quote: ChangeQuote;
  /** The draft it priced, as text. */
  of: string;
}

/** One call at a time, and what it was refused with, until it is forgiven; `forget` drops a price that does not hold any more, `askAnew` asks what can be changed now. */
function useAttempt({ forget, askAnew }: { forget: () => void; askAnew: () => Promise<void> }) {
  const [error, setError] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      const { code } = failure;
      if (code === 'quote_expired' || code === 'state_changed' || code === 'unit_taken') forget();
      const isOld =
        code === 'state_changed' || code === 'unit_taken' || failure.fieldText('start') !== undefined;
      if (isOld) await askAnew();
    } finally {
      setPending(false);
    }
  };
  return { error, isPending, attempt, forgive: () => setError(undefined) };
}

interface ChangeInput {
  id: string;
  draft: ChangeDraft;
  onClose: () => void;
}

/** Asks for the new price of a draft, and then for the change at that price. What is chosen stays, whatever is refused. */
export function useChange({ id, draft, onClose }: ChangeInput) {
  const t = useTranslations('bookingChange');
  const lang = useLang();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [quoted, setQuoted] = useState<Quoted>();
  const { error, isPending, attempt, forgive } = useAttempt({
    forget: () => setQuoted(undefined),
    askAnew: () => client.invalidateQueries({ queryKey: [lang, 'change-form', id] }),
  });
  const key = useRef(crypto.randomUUID());
  const asked = askedOf(draft);
  const of = JSON.stringify(asked);

  const ask = () =>
    attempt(async () => {
      const call = { params: { id }, body: asked, lang };
      setQuoted({ quote: await callApi('POST /api/v1/reservations/{id}/change_quotes', call), of });
      key.current = crypto.randomUUID();
    });

  const confirm = (reason: string) =>
    attempt(async () => {
      if (quoted === undefined) return;
      const { quote, pay, back } = quoted.quote;
      const body = { quote_id: quote.id, pay: pay.amount, back: back.amount, reason };
      const call = { params: { id }, body, lang, idempotencyKey: key.current };
      const changed = await callApi('POST /api/v1/reservations/{id}/changes', call);
      client.setQueryData([lang, 'reservation', 'guest', id], changed);
      // The page to pay stands in place of the dialog, which a step back would have closed.
      const replace = pay.amount > 0 && releaseEntry();
      onClose();
      if (pay.amount > 0) await navigate(paths(lang).payment(id), { replace });
      else toast.success(t(quoted.quote.needs_answer ? 'doneAsked' : 'doneMade'));
    });

  return {
    quoted: quoted?.quote,
    isStale: quoted !== undefined && quoted.of !== of,
    error,
    isPending,
    forgive,
    ask,
    confirm,
  };
}

import type { Transfer } from '@diyar/contract/money/transfers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** What is paid for: a booking, or the purchase of a plan. */
export interface PaidThing {
  kind: 'reservation' | 'purchase';
  id: string;
}

type Choice = CallData<'GET /api/v1/reservations/{id}/transfer'>;

const keyOf = (lang: string, { kind, id }: PaidThing) => [lang, 'transfer', kind, id];

/** Whether a thing can be paid by transfer, and the transfer that is open. `seen` changes when it is to be asked anew. */
export function useTransfer(thing: PaidThing, seen: string) {
  const lang = useLang();
  const params = { id: thing.id };
  return useQuery({
    queryKey: [...keyOf(lang, thing), seen],
    queryFn: (): Promise<Choice> =>
      thing.kind === 'reservation'
        ? callApi('GET /api/v1/reservations/{id}/transfer', { params, lang })
        : callApi('GET /api/v1/purchases/{id}/transfer', { params, lang }),
    // Stays in its place while it is asked anew: a receipt that is being chosen is not lost with its field.
    placeholderData: (before, query) => (query?.queryKey[3] === thing.id ? before : undefined),
  });
}

/** Opens a transfer, and sends its receipt; says what went wrong. */
export function useTransferActs(thing: PaidThing, onChanged: () => void) {
  const t = useTranslations('rules');
  const lang = useLang();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const params = { id: thing.id };
  const act = async (call: () => Promise<Transfer>) => {
    setError(undefined);
    setPending(true);
    try {
      await call();
      await client.invalidateQueries({ queryKey: keyOf(lang, thing) });
      onChanged();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('photo') ?? failure.msg);
      if (failure.code === 'state_changed') onChanged();
    } finally {
      setPending(false);
    }
  };
  const open = () =>
    act(() =>
      thing.kind === 'reservation'
        ? callApi('POST /api/v1/reservations/{id}/transfers', { params, lang })
        : callApi('POST /api/v1/purchases/{id}/transfers', { params, lang }),
    );
  const send = async (file: File) => {
    // Told before megabytes travel for nothing.
    if (file.size > 5 * 1024 * 1024) return setError(t('photo_5mb'));
    const form = new FormData();
    form.set('photo', file);
    await act(() =>
      thing.kind === 'reservation'
        ? callApi('POST /api/v1/reservations/{id}/receipt', { params, form, lang })
        : callApi('POST /api/v1/purchases/{id}/receipt', { params, form, lang }),
    );
  };
  return { error, isPending, open, send };
}

import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { type AttemptInput, useAttempt } from './use-attempt.ts';

/** Opens a payment with us and has our server charge a kept card; then goes where the bank asks. */
export function useKeptCard(input: AttemptInput) {
  const lang = useLang();
  const { isPending, isBlocked, problem, begin, spend, leave } = useAttempt(input);
  const [paying, setPaying] = useState<string>();
  const pay = async (card: string) => {
    setPaying(card);
    await begin(async ({ id }) => {
      const { address } = await callApi('POST /api/v1/payments/{id}/kept-card', {
        params: { id },
        body: { card },
        lang,
      });
      spend();
      leave(address);
    });
  };
  return { pay, paying: isPending ? paying : undefined, isBlocked, problem };
}

import type { UseFormSetError } from 'react-hook-form';
import { useTranslations } from '../../i18n/translations.ts';
import type { CardForm } from './card.ts';
import { sendCard } from './gateway.ts';
import { type AttemptInput, useAttempt } from './use-attempt.ts';

const REFUSED = {
  number: 'card_invalid',
  name: 'card_name_required',
  expiry: 'card_expired',
  cvv: 'cvv_3',
  zip: 'zip_5',
} as const;

interface PayInput extends AttemptInput {
  setError: UseFormSetError<CardForm>;
}

/** Opens a payment with us, sends the card to the gateway, and goes where the bank asks. */
export function usePay({ setError, ...input }: PayInput) {
  const t = useTranslations();
  const { isPending, isBlocked, problem, begin, fail, spend, leave } = useAttempt(input);
  const pay = (card: CardForm, keep: boolean) =>
    begin(async (checkout) => {
      const answer = await sendCard(checkout, card, { keep });
      if (answer.is === 'begun') {
        spend();
        leave(answer.address);
        return;
      }
      if (answer.is === 'unreached') return fail(t('payment.gatewayDown'));
      // Taken before, and the answer was lost: the next try is a payment of its own.
      if (answer.usedId) spend();
      for (const field of answer.fields) setError(field, { message: t(`rules.${REFUSED[field]}`) });
      fail(t(answer.fields.length > 0 ? 'payment.fixFields' : 'payment.gatewayRefused'));
    }, keep);
  return { pay, isPending, isBlocked, problem };
}

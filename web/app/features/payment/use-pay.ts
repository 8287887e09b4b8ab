import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { CardForm } from './card.ts';
import { type AskCheckout, type Checkout, sendCard } from './gateway.ts';
import { useCheckout } from './use-checkout.ts';

const REFUSED = {
  number: 'card_invalid',
  name: 'card_name_required',
  expiry: 'card_expired',
  cvv: 'cvv_3',
  zip: 'zip_5',
} as const;

/** Refusals that say that the page shows what is no longer so. */
const CHANGED = new Set(['state_changed', 'plan_changed', 'membership_changed', 'terms_changed']);

interface PayInput {
  /** Names what is paid for in this tab. */
  name: string;
  ask: AskCheckout;
  /** Asked before anything is opened; the payer may step back. */
  confirm?: (() => Promise<boolean>) | undefined;
  setError: UseFormSetError<CardForm>;
  /** What is paid for is not what the page shows any more. */
  onChanged: () => void;
}

/** Opens a payment with us, sends the card to the gateway, and goes where the bank asks. */
export function usePay({ name, ask, confirm, setError, onChanged }: PayInput) {
  const t = useTranslations();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { open, spend } = useCheckout(name, ask);
  useComingBack(() => {
    setPending(false);
    onChanged();
  });

  const send = async (checkout: Checkout, card: CardForm) => {
    const answer = await sendCard(checkout, card);
    if (answer.is === 'begun') {
      spend();
      location.assign(answer.address);
      return;
    }
    setPending(false);
    if (answer.is === 'unreached') {
      setProblem(t('payment.gatewayDown'));
      return;
    }
    // Taken before, and the answer was lost: the next try is a payment of its own.
    if (answer.usedId) spend();
    for (const field of answer.fields) setError(field, { message: t(`rules.${REFUSED[field]}`) });
    setProblem(t(answer.fields.length > 0 ? 'payment.fixFields' : 'payment.gatewayRefused'));
  };

  const pay = async (card: CardForm) => {
    if (isPending || (await confirm?.()) === false) return;
    setPending(true);
    setProblem(undefined);
    try {
      await send(await open(), card);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setPending(false);
      setProblem(error.msg);
      if (CHANGED.has(error.code)) {
        spend();
        onChanged();
      }
    }
  };

  return { pay, isPending, problem };
}

/** The browser's back button may show this page as it was left, in the middle of paying. */
function useComingBack(comeBack: () => void): void {
  const comeBackNow = useEffectEvent(comeBack);
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) comeBackNow();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}

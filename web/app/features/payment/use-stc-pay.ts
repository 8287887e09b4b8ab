import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { sendCode, sendMobile } from './gateway.ts';
import { mobileOf } from './mobile.ts';
import { type AttemptInput, useAttempt } from './use-attempt.ts';

/** What the gateway waits for: the code of this payment. */
interface Asked {
  mobile: string;
  address: string;
  /** Our page that asks how the payment stands. */
  returnTo: string;
}

/** Opens a payment with us, has the gateway send the wallet's owner a code, and hands the code to the gateway. */
export function useStcPay(input: AttemptInput) {
  const t = useTranslations();
  const { isPending, problem, begin, goOn, fail, spend, leave } = useAttempt(input);
  const [asked, setAsked] = useState<Asked>();
  const kept = `wallet_mobile:${input.name}`;
  const [wrongMobile, setWrongMobile] = useState<string>();

  const sendNumber = async (text: string) => {
    const mobile = mobileOf(text);
    setWrongMobile(mobile === undefined ? t('rules.phone_invalid') : undefined);
    if (mobile === undefined) return;
    sessionStorage.setItem(kept, mobile);
    await begin(async (checkout) => {
      const returnTo = checkout.callback_url;
      const answer = await sendMobile(checkout, mobile);
      if (answer.is === 'unreached') return fail(t('payment.gatewayDown'));
      if (answer.is === 'refused') {
        if (answer.usedId) spend();
        if (answer.isMobile) setWrongMobile(t('rules.phone_invalid'));
        return fail(answer.isMobile ? undefined : t('payment.gatewayRefused'));
      }
      spend();
      if (answer.is === 'decided') return leave(returnTo);
      setAsked({ mobile, address: answer.address, returnTo });
      fail();
    });
  };

  const confirmCode = async (code: string) => {
    if (asked === undefined) return;
    await goOn(async () => {
      const is = await sendCode(asked.address, code);
      if (is === 'decided') return leave(asked.returnTo);
      fail(t(is === 'unreached' ? 'payment.stc.unreached' : 'payment.gatewayRefused'));
    });
  };

  /** Another number, or another code: a payment of its own. */
  const restart = () => {
    setAsked(undefined);
    fail();
  };

  // A wrong code ends its payment: the next try begins with the number that was typed.
  const lastMobile = () => sessionStorage.getItem(kept) ?? '';

  return { asked, lastMobile, wrongMobile, isPending, problem, sendNumber, confirmCode, restart };
}

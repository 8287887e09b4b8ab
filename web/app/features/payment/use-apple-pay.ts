import { useSyncExternalStore } from 'react';
import { useGeneralSettings } from '../../api/general-settings.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { hasApplePay, showAppleSheet } from './apple-pay-session.ts';
import { type AppleAnswer, askMerchantSession, type Checkout, sendAppleToken } from './gateway.ts';
import { type AttemptInput, useAttempt } from './use-attempt.ts';

const never = () => () => {};

/** Whether Apple Pay is offered: the gateway takes it and this device has it. False until both are known. */
export function useHasApplePay(): boolean {
  const isTaken = useGeneralSettings()?.apple_pay ?? false;
  const isHere = useSyncExternalStore(never, hasApplePay, () => false);
  return isTaken && isHere;
}

/** The gateway or Apple does not let this site be paid, before anything was asked of the payer's bank. */
class NotAllowed extends Error {}

/** Shows Apple's sheet, opens a payment with us while it shows, and hands the gateway what the sheet gives. */
export function useApplePay({ halalas, ...input }: AttemptInput & { halalas: number }) {
  const t = useTranslations();
  const { isPending, isBlocked, problem, beginBy, fail, spend, leave } = useAttempt(input);

  const pay = () =>
    beginBy(async (open) => {
      let checkout: Checkout | undefined;
      let answer: AppleAnswer | undefined;
      const validate = async (validationUrl: string) => {
        checkout = await open();
        const asked = { validationUrl, name: t('common.appName') };
        const session = checkout.amount === halalas && (await askMerchantSession(checkout, asked));
        if (!session) throw new NotAllowed();
        return session;
      };
      const authorise = async (token: unknown) => {
        if (checkout !== undefined) answer = await sendAppleToken(checkout, token);
        return answer === 'paid';
      };
      try {
        await showAppleSheet({ label: t('common.appName'), halalas, validate, authorise });
      } catch (error) {
        if (!(error instanceof NotAllowed)) throw error;
        return fail(t('payment.applePay.refused'));
      }
      if (answer === undefined || checkout === undefined) return fail();
      // Without an answer it may have been paid: our own page asks the gateway. Refused, nothing was.
      if (answer !== 'unreached') spend();
      if (answer === 'refused') return fail(t('payment.applePay.refused'));
      leave(checkout.callback_url);
    });

  return { pay, isBusy: isPending || isBlocked, problem };
}

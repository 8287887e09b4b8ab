import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { useApplePay, useHasApplePay } from './use-apple-pay.ts';
import type { AttemptInput } from './use-attempt.ts';

interface ApplePayProps extends AttemptInput {
  /** What is paid, in halalas. */
  halalas: number;
}

/** Apple Pay above the other ways, on devices that have it; nothing elsewhere. */
export function ApplePay(props: ApplePayProps) {
  return useHasApplePay() ? <ApplePayButton {...props} /> : null;
}

function ApplePayButton({ name, ask, confirm, onChanged, halalas }: ApplePayProps) {
  const t = useTranslations('payment.applePay');
  const { pay, isBusy, problem } = useApplePay({ name, ask, confirm, onChanged, halalas });
  return (
    <section className="grid gap-4 border-b border-line pb-6">
      {problem === undefined ? null : (
        <Notice tone="danger" icon="warning">
          <span role="alert">{problem}</span>
        </Notice>
      )}
      <button
        type="button"
        lang={useLang()}
        className="apple-pay"
        disabled={isBusy}
        onClick={() => void pay()}
        aria-label={t('pay')}
      >
        Apple Pay
      </button>
      <p className="text-center text-sm text-soft">{t('or')}</p>
    </section>
  );
}

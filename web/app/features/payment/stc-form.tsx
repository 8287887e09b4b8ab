import { type ReactNode, useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { digitsOf } from './card.ts';
import { DemoCodes } from './demo-codes.tsx';
import type { AttemptInput } from './use-attempt.ts';
import { useIsSandbox } from './use-is-sandbox.ts';
import { useStcPay } from './use-stc-pay.ts';

interface StcFormProps extends AttemptInput {
  /** "420 S.R". */
  amount: string;
  /** What paying means later on, beside the button. */
  terms?: ReactNode;
}

/** Paying by STC Pay: the wallet's mobile number, then the code that its owner was sent. Both go to the gateway alone. */
export function StcForm({ amount, terms, ...attempt }: StcFormProps) {
  const t = useTranslations('payment');
  const stc = useStcPay(attempt);
  return (
    <div className="grid gap-5">
      <h2 className="text-lg font-bold">{t('stc.title')}</h2>
      {stc.asked === undefined ? (
        <NumberStep stc={stc} />
      ) : (
        <CodeStep stc={stc} mobile={stc.asked.mobile} amount={amount} />
      )}
      {terms}
      <p className="flex items-start gap-2 text-xs text-soft">
        <Icon name="shield" className="size-5" />
        {t('stc.secure')}
      </p>
    </div>
  );
}

type Stc = ReturnType<typeof useStcPay>;

function NumberStep({ stc }: { stc: Stc }) {
  const t = useTranslations('payment.stc');
  const [mobile, setMobile] = useState(stc.lastMobile);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void stc.sendNumber(mobile);
      }}
    >
      <TextField
        label={t('mobile')}
        hint={t('mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        ltr
        value={mobile}
        onChange={setMobile}
        error={stc.wrongMobile}
      />
      <Problem text={stc.problem} />
      <Button type="submit" size="large" wide pending={stc.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

function CodeStep({ stc, mobile, amount }: { stc: Stc; mobile: string; amount: string }) {
  const t = useTranslations();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isSandbox = useIsSandbox();
  const confirm = () => {
    setMissing(code === '');
    if (code !== '') void stc.confirmCode(code);
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <p role="status">{t('payment.stc.sent', { mobile: ltrText(mobile) })}</p>
      <TextField
        label={t('payment.stc.code')}
        ltr
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(text) => setCode(digitsOf(text).slice(0, 6))}
        error={isMissing ? t('payment.stc.codeMissing') : undefined}
      />
      <Problem text={stc.problem} />
      <Button type="submit" size="large" wide pending={stc.isPending}>
        {t('payment.pay', { amount: ltrText(amount) })}
      </Button>
      <Button kind="quiet" onClick={stc.restart}>
        {t('payment.stc.again')}
      </Button>
      {isSandbox ? <DemoCodes onUse={setCode} /> : null}
    </form>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="danger" icon="warning">
      <span role="alert">{text}</span>
    </Notice>
  );
}

import { dateText } from '@diyar/contract/values/format';
import { type ReactNode, useEffect, useState } from 'react';
import { type Control, Controller, type UseFormSetValue, useForm } from 'react-hook-form';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { brokenRule, type CardForm, digitsOf, groupedCard, groupedExpiry } from './card.ts';
import { keepOwner, keptOwner } from './card-draft.ts';
import { CardNumberField } from './card-number-field.tsx';
import { DemoCards } from './demo-cards.tsx';
import type { AskCheckout } from './gateway.ts';
import { useIsSandbox } from './use-is-sandbox.ts';
import { usePay } from './use-pay.ts';

const EMPTY: CardForm = { number: '', name: '', expiry: '', cvv: '', zip: '' };

export interface CardFormProps {
  /** Names what is paid for in this tab: the owner of the card and an attempt to pay are kept under it. */
  name: string;
  /** Opens the payment; see `useCheckout`. */
  ask: AskCheckout;
  /** "420 S.R". */
  amount: string;
  confirm?: (() => Promise<boolean>) | undefined;
  onChanged: () => void;
  /** What paying means later on, beside the button. */
  terms?: ReactNode;
}

/** The card: checked on leaving a field and on paying, sent to the gateway alone, kept nowhere. */
export function CardFormView({ name, ask, amount, confirm, onChanged, terms }: CardFormProps) {
  const t = useTranslations('payment');
  const { control, handleSubmit, setError, setValue, subscribe } = useForm<CardForm>({
    defaultValues: { ...EMPTY, ...keptOwner(sessionStorage, name) },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  // A reload or the other language forgets the card, never whose it is.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepOwner(sessionStorage, name, values),
      }),
    [subscribe, name],
  );
  const isSandbox = useIsSandbox();
  const [keeps, setKeeps] = useState(false);
  const { pay, isPending, isBlocked, problem } = usePay({ name, ask, confirm, setError, onChanged });
  return (
    <form
      onSubmit={(event) => void handleSubmit((card) => pay(card, keeps))(event)}
      noValidate
      className="grid gap-5"
    >
      <h2 className="text-lg font-bold">{t('card')}</h2>
      <CardFields control={control} />
      <Checkbox
        label={t('kept.keep')}
        hint={t('kept.keepHint')}
        isSelected={keeps}
        onChange={setKeeps}
        error={undefined}
      />
      {problem === undefined ? null : (
        <Notice tone="danger" icon="warning">
          <span role="alert">{problem}</span>
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        pending={isPending}
        disabledReason={isBlocked ? t('paying') : undefined}
      >
        {t('pay', { amount: ltrText(amount) })}
      </Button>
      {terms}
      <p role="status" className="sr-only">
        {isPending ? t('paying') : null}
      </p>
      <p className="flex items-start gap-2 text-xs text-soft">
        <Icon name="shield" className="size-5" />
        {t('secure')}
      </p>
      {isSandbox ? <Demo setValue={setValue} /> : null}
    </form>
  );
}

function Demo({ setValue }: { setValue: UseFormSetValue<CardForm> }) {
  return (
    <DemoCards
      onUse={(number) => setValue('number', groupedCard(number), { shouldValidate: true, shouldDirty: true })}
    />
  );
}

function CardFields({ control }: { control: Control<CardForm> }) {
  const t = useTranslations('payment');
  const rulesOf = useRules();
  return (
    <>
      <Controller
        control={control}
        name="number"
        rules={rulesOf('number')}
        render={({ field, fieldState }) => (
          <CardNumberField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Plain control={control} name="name" label={t('name')} autoComplete="cc-name" shape={(text) => text} />
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 xs:grid-cols-3 max-xs:[&>:last-child]:col-span-2">
        <Plain
          control={control}
          name="expiry"
          label={t('expiry')}
          hint={t('expiryHint')}
          autoComplete="cc-exp"
          shape={groupedExpiry}
        />
        <Plain
          control={control}
          name="cvv"
          label={t('cvv')}
          hint={t('cvvHint')}
          autoComplete="cc-csc"
          shape={(text) => digitsOf(text).slice(0, 3)}
        />
        <Plain
          control={control}
          name="zip"
          label={t('zip')}
          hint={t('zipHint')}
          autoComplete="postal-code"
          shape={(text) => digitsOf(text).slice(0, 5)}
        />
      </div>
    </>
  );
}

interface PlainProps {
  control: Control<CardForm>;
  name: Exclude<keyof CardForm, 'number'>;
  label: string;
  hint?: string;
  autoComplete: string;
  shape: (text: string) => string;
}

function Plain({ control, name, label, hint, autoComplete, shape }: PlainProps) {
  const rulesOf = useRules();
  return (
    <Controller
      control={control}
      name={name}
      rules={rulesOf(name)}
      render={({ field, fieldState }) => (
        <TextField
          ref={field.ref}
          label={label}
          hint={hint}
          ltr
          name={name}
          inputMode={name === 'name' ? 'text' : 'numeric'}
          autoComplete={autoComplete}
          value={field.value}
          onChange={(text) => field.onChange(shape(text))}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The brief's rule of a field with its sentence, as the form library asks for it. */
function useRules() {
  const t = useTranslations();
  return (field: keyof CardForm) => ({
    validate: (value: string) => {
      const rule = brokenRule(field, value, dateText(new Date()));
      if (rule === undefined) return true;
      if (rule !== 'expiry_form') return t(`rules.${rule}`);
      return t('payment.expiryInvalid', { example: ltrText('08/28') });
    },
  });
}

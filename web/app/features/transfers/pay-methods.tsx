import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { SegmentedControl } from '../../ui/choice.tsx';

/** What is chosen to pay by. */
export type PayMethod = 'card' | 'stc' | 'bank';
/** The form of each way that goes through the gateway. */
export type PayForms = Record<Exclude<PayMethod, 'bank'>, ReactNode>;

interface PayMethodsProps {
  offersBank: boolean;
  value: PayMethod;
  onChange: (method: PayMethod) => void;
  /** While a payment begins no other way is chosen. */
  isDisabled?: boolean;
}

/** The ways to pay, side by side. */
export function PayMethods({ offersBank, ...choice }: PayMethodsProps) {
  const t = useTranslations('transfers');
  const methods: PayMethod[] = offersBank ? ['card', 'stc', 'bank'] : ['card', 'stc'];
  return (
    <SegmentedControl
      label={t('choose')}
      options={methods.map((value) => ({ value, label: t(value) }))}
      {...choice}
    />
  );
}

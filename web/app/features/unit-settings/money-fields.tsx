import { useTranslations } from '../../i18n/translations.ts';
import { RadioGroup } from '../../ui/choice.tsx';
import { NumberField } from '../host-fields/number-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** The down payment, the security deposit, and what a cancellation gives back. */
export function MoneyFields({ form }: { form: SettingsForm }) {
  const t = useTranslations('unitBoard');
  const { draft, change, errorOf } = form;
  const deposit = draft.security_deposit;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          whole
          suffix="%"
          label={t('settings.downPayment')}
          value={draft.down_payment_percent}
          onChange={(down_payment_percent) => change({ down_payment_percent })}
          error={errorOf('down_payment_percent')}
        />
        <NumberField
          suffix={t('currency')}
          label={t('settings.deposit')}
          hint={t('settings.depositHint')}
          value={deposit === null ? null : deposit / 100}
          onChange={(riyals) =>
            change({ security_deposit: riyals === null ? null : Math.round(riyals * 100) })
          }
          error={errorOf('security_deposit')}
        />
      </div>
      <RadioGroup
        label={t('settings.cancellation')}
        options={(['flexible', 'moderate', 'strict'] as const).map((value) => ({
          value,
          label: t(`settings.cancellations.${value}`),
          text: t(`settings.cancellationText.${value}`),
        }))}
        value={draft.cancellation}
        onChange={(cancellation) => change({ cancellation })}
        error={errorOf('cancellation')}
      />
    </>
  );
}

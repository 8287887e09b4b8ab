import { parseFormattedNumber } from '@diyar/contract/values/format';
import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { FIELD_LOOK, Field, fieldAria } from '../../ui/text-field.tsx';

interface NumberFieldProps {
  label: string;
  /** What stands around it says it to the eye. */
  labelHidden?: boolean;
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  error: string | undefined;
  hint?: string | undefined;
  /** The unit, after the number: m², S.R. */
  suffix?: string;
  /** Whole numbers have a keyboard without a point. */
  whole?: boolean;
  isDisabled?: boolean;
  name?: string;
}

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * A number as people type it: commas, Arabic digits, a point. What is typed stays as it was typed until the field is left; what is
 * no number is said so at once, and sent as nothing.
 */
export function NumberField(props: NumberFieldProps) {
  const t = useTranslations('rules');
  const id = useId();
  const { value, onChange, whole = false } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === null || value === undefined ? '' : GROUPED.format(value));
  const isNumber = typed === undefined || typed.trim() === '' || !Number.isNaN(parseFormattedNumber(typed));
  const error = isNumber ? props.error : t('number');
  const type = (text: string) => {
    setTyped(text);
    const number = parseFormattedNumber(text);
    onChange(Number.isNaN(number) ? null : whole ? Math.round(number) : number);
  };
  return (
    <Field id={id} label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={error}>
      <span className="relative block">
        <input
          type="text"
          name={props.name}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          disabled={props.isDisabled}
          data-unread={isNumber ? undefined : ''}
          {...fieldAria(id, error)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (isNumber) setTyped(undefined);
          }}
          className={`${FIELD_LOOK} tabular [unicode-bidi:plaintext] rtl:text-right ${props.suffix === undefined ? '' : 'ps-3 pe-10'}`}
        />
        {props.suffix === undefined ? null : (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-0 grid w-10 place-items-center text-sm text-soft"
          >
            {props.suffix}
          </span>
        )}
      </span>
    </Field>
  );
}

/** An amount of money, typed in riyals and kept in halalas. */
export function AmountField(props: Omit<NumberFieldProps, 'suffix' | 'whole'>) {
  const t = useTranslations('supplyForm');
  const { value, onChange } = props;
  return (
    <NumberField
      {...props}
      suffix={t('currency')}
      value={value === null || value === undefined ? null : value / 100}
      onChange={(riyals) => onChange(riyals === null ? null : Math.round(riyals * 100))}
    />
  );
}

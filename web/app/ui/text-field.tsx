import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

/** Shared look of everything that is typed into or chosen from. */
export const FIELD_LOOK =
  'min-h-12 w-full min-w-0 rounded-base border border-field-line bg-surface px-4 text-base text-ink transition-colors placeholder:text-faint hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-faint';

/** Label above, field, then the error or the hint, tied together for screen readers. */
export function Field(props: {
  id: string;
  label: string;
  /** The label is for screen readers only: what stands around it says it to the eye. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={props.id} className={props.labelHidden ? 'sr-only' : 'font-medium'}>
        {props.label}
      </label>
      {props.children}
      <FieldNote id={`${props.id}-note`} hint={props.hint} error={props.error} />
    </div>
  );
}

/** The error when there is one, the hint otherwise. Announced when it appears. */
export function FieldNote(props: { id: string; hint?: string | undefined; error?: string | undefined }) {
  return (
    <p id={props.id} role={props.error === undefined ? undefined : 'alert'} className={noteLook(props.error)}>
      {props.error ?? props.hint}
    </p>
  );
}

function noteLook(error: string | undefined): string {
  return `text-xs empty:hidden ${error === undefined ? 'text-soft' : 'text-danger'}`;
}

/** ARIA attributes that tie a field to its note. */
export function fieldAria(id: string, error: string | undefined) {
  return {
    id,
    'aria-describedby': `${id}-note`,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
}

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'size' | 'id'>;
export interface TextFieldProps extends Native {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The sentence of what is wrong; undefined when nothing is. Asked for, so that no form forgets it. */
  error: string | undefined;
  hint?: string | undefined;
  labelHidden?: boolean;
  /** Numbers, codes, phones and IBANs read left to right in both languages. */
  ltr?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, onChange, error, hint, ltr = false, ...rest } = props;
  const id = useId();
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <input
        type="text"
        {...rest}
        {...fieldAria(id, error)}
        dir={ltr ? 'ltr' : rest.dir}
        // Two days beside each other fit a phone.
        className={`${FIELD_LOOK} ${ltr ? 'tabular rtl:text-right' : ''} ${rest.type === 'date' ? 'max-sm:px-3' : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

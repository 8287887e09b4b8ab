import { type TextareaHTMLAttributes, useId } from 'react';
import { FIELD_LOOK, Field, fieldAria } from './text-field.tsx';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className' | 'id'>;
export interface TextAreaProps extends Native {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, onChange, error, hint, ...rest } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...fieldAria(id, error)}
        className={`${FIELD_LOOK} py-3`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

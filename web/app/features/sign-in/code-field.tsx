import { useEffect, useId, useRef } from 'react';
import { FIELD_LOOK, Field, fieldAria } from '../../ui/text-field.tsx';

/** One field, not six: phones fill it from the message, and it can be pasted, corrected and read aloud. */
export function CodeField(props: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { error } = props;
  // On arrival, and again when the code was refused: typing can go on at once.
  useEffect(() => {
    field.current?.focus();
    if (error !== undefined) field.current?.select();
  }, [error]);
  return (
    <Field id={id} label={props.label} error={error}>
      <input
        ref={field}
        {...fieldAria(id, error)}
        type="text"
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className={`${FIELD_LOOK} tabular text-center text-xl font-bold tracking-[0.5em]`}
      />
    </Field>
  );
}

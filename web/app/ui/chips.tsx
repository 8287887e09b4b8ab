import { type ReactNode, useId } from 'react';
import { FieldNote } from './text-field.tsx';

interface Chip<T extends string> {
  value: T;
  label: ReactNode;
}

interface ChipsProps<T extends string> {
  label: string;
  labelHidden?: boolean;
  options: readonly Chip<T>[];
  hint?: string | undefined;
  error: string | undefined;
  isDisabled?: boolean;
}

const CHIP =
  'optical relative flex min-h-11 cursor-pointer items-center rounded-pill border border-field-line bg-surface px-4 transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:font-bold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed has-disabled:text-faint';

function Chips<T extends string>(
  props: ChipsProps<T> & {
    type: 'radio' | 'checkbox';
    isChosen: (value: T) => boolean;
    onPress: (value: T) => void;
  },
) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className={props.labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{props.label}</legend>
      <div className="flex flex-wrap gap-2">
        {props.options.map(({ value, label }) => (
          <label key={value} className={CHIP}>
            <input
              type={props.type}
              name={id}
              value={value}
              checked={props.isChosen(value)}
              disabled={props.isDisabled}
              aria-invalid={props.error === undefined ? undefined : true}
              onChange={() => props.onPress(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldNote id={`${id}-note`} hint={props.hint} error={props.error} />
      </div>
    </fieldset>
  );
}

/** One of some, each a tap away. */
export function ChoiceChips<T extends string>(
  props: ChipsProps<T> & { value: T | null | undefined; onChange: (value: T) => void },
) {
  const { value, onChange, ...rest } = props;
  return <Chips {...rest} type="radio" isChosen={(one) => one === value} onPress={onChange} />;
}

/** Any of some, together. */
export function ManyChips<T extends string>(
  props: ChipsProps<T> & { values: readonly T[]; onChange: (values: T[]) => void },
) {
  const { values, onChange, ...rest } = props;
  const press = (value: T) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return <Chips {...rest} type="checkbox" isChosen={(one) => values.includes(one)} onPress={press} />;
}

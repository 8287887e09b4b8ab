import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from './icon.tsx';
import { FIELD_LOOK, Field, fieldAria } from './text-field.tsx';

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'className' | 'id'>;
export interface SelectOption {
  value: string;
  label: string;
  group?: string;
}
export interface SelectProps extends Native {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** An option with an empty value stands for "any". Those with a group stand under its name. */
  options: readonly SelectOption[];
  error: string | undefined;
  hint?: string | undefined;
}

/** The browser's own list: quick, familiar on every phone, and right in both directions. */
export function Select(props: SelectProps) {
  const { label, onChange, options, error, hint, ...rest } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative block">
        <select
          {...rest}
          {...fieldAria(id, error)}
          className={`${FIELD_LOOK} appearance-none pe-11`}
          onChange={(event) => onChange(event.target.value)}
        >
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) =>
            group === undefined ? (
              <Options key="none" options={members} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={members} />
              </optgroup>
            ),
          )}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute end-4 top-1/2 size-4 -translate-y-1/2"
        />
      </span>
    </Field>
  );
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

import { type ReactNode, useId } from 'react';
import { FieldNote } from './text-field.tsx';

export interface Option<T extends string> {
  value: T;
  label: ReactNode;
  /** Second line, in soft ink. */
  text?: ReactNode;
}

interface ChoiceProps<T extends string> {
  label: string;
  /** The label is for screen readers only: what stands around it says it to the eye. */
  labelHidden?: boolean;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | undefined;
}

function Legend(props: { label: string; labelHidden?: boolean | undefined }) {
  return <legend className={props.labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{props.label}</legend>;
}

/** Few short choices in one row: periods, list or map; more of them may take several rows (`wraps`). Native radios, so arrows move as people expect. */
export function SegmentedControl<T extends string>(
  props: ChoiceProps<T> & { wraps?: boolean; isDisabled?: boolean },
) {
  const name = useId();
  return (
    <fieldset className="min-w-0 disabled:opacity-60" disabled={props.isDisabled}>
      <Legend label={props.label} labelHidden={props.labelHidden} />
      <div
        className={`relative flex gap-1 rounded-base bg-sunken p-1 ${props.wraps === true ? 'flex-wrap' : 'overflow-x-auto'}`}
      >
        {props.options.map((option) => (
          <label
            key={option.value}
            className="optical flex min-h-10 grow cursor-pointer items-center justify-center rounded-[8px] px-3 text-center whitespace-nowrap transition-colors has-checked:bg-raised has-checked:font-bold has-checked:text-primary has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={props.value === option.value}
              onChange={() => props.onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNote id={`${name}-note`} error={props.error} />
    </fieldset>
  );
}

/** Choices that need a line of explanation, one under the other. */
export function RadioGroup<T extends string>(props: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <Legend label={props.label} labelHidden={props.labelHidden} />
      <div className="grid gap-2">
        {props.options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-base border border-line bg-surface px-4 py-3 transition-colors hover:border-field-line has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={props.value === option.value}
              onChange={() => props.onChange(option.value)}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="block font-medium">{option.label}</span>
              {option.text === undefined ? null : (
                <span className="block text-xs text-soft">{option.text}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={`${name}-note`} error={props.error} />
    </fieldset>
  );
}

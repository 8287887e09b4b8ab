import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  /** On phones they stand in one row that scrolls, with the chosen one in sight. */
  inOneRow?: boolean;
}

const CHIP =
  'optical relative flex min-h-11 cursor-pointer items-center rounded-pill border border-field-line bg-surface px-4 transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:font-bold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed has-disabled:text-faint';

const ONE_ROW =
  'sm:flex-wrap max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:shrink-0 max-sm:*:whitespace-nowrap';

/** Scrolls the row, and nothing else, so that the chosen chip stands in its middle; without one it stays. */
function useShownChoice(value: string | undefined) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`label:has([value="${value}"])`);
    if (value === undefined || row.current === null || !chosen) return;
    const middle = (box: DOMRect) => box.left + box.width / 2;
    row.current.scrollLeft +=
      middle(chosen.getBoundingClientRect()) - middle(row.current.getBoundingClientRect());
  }, [value]);
  return row;
}

function Chips<T extends string>(
  props: ChipsProps<T> & {
    type: 'radio' | 'checkbox';
    isChosen: (value: T) => boolean;
    onPress: (value: T) => void;
  },
) {
  const id = useId();
  const chosen = props.options.find(({ value }) => props.isChosen(value))?.value;
  const row = useShownChoice(props.inOneRow === true ? chosen : undefined);
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className={props.labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{props.label}</legend>
      <div ref={row} className={`flex gap-2 ${props.inOneRow === true ? ONE_ROW : 'flex-wrap'}`}>
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

import { useEffect, useId, useRef } from 'react';
import { FieldNote } from './text-field.tsx';

export interface TimeOption {
  value: string;
  /** For the eye: HH:mm. */
  text: string;
  /** For the ear, when it says more than the text. */
  label?: string;
}

/**
 * Times of one day as a grid of native radios: arrows move, space chooses. Three rows are whole, and half of a fourth shows that there is
 * more to scroll to: what comes after them on the page stays in sight.
 */
export function TimeGrid(props: {
  label: string;
  options: readonly TimeOption[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}) {
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = grid.current;
    const chosen = box?.querySelector<HTMLElement>('label:has(:checked)');
    if (box && chosen) box.scrollTop = chosen.offsetTop - box.offsetTop - chosen.offsetHeight / 2;
  }, []);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{props.label}</legend>
      <div
        ref={grid}
        className="-m-1 grid max-h-45.5 grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2 overflow-y-auto overscroll-contain p-1"
      >
        {props.options.map((option) => (
          <label
            key={option.value}
            className="optical tabular grid min-h-11 cursor-pointer place-items-center rounded-base border border-line bg-surface text-sm transition-colors hover:border-field-line has-checked:border-primary has-checked:bg-primary has-checked:font-bold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              aria-describedby={`${name}-note`}
              checked={props.value === option.value}
              onChange={() => props.onChange(option.value)}
              className="sr-only"
            />
            <bdi dir="ltr">{option.text}</bdi>
          </label>
        ))}
      </div>
      <FieldNote id={`${name}-note`} error={props.error} />
    </fieldset>
  );
}

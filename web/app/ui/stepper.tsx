import { useId } from 'react';
import { Icon } from './icon.tsx';
import { FieldNote, fieldAria } from './text-field.tsx';

const BUTTON =
  'grid size-11 place-items-center rounded-pill border border-field-line bg-surface text-ink transition-colors hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-faint';

/** A small whole number, by two big buttons; null until somebody has touched it. */
export function Stepper(props: {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  least?: number;
  most?: number;
  /** Names of the two buttons, for those who hear them. */
  lessLabel: string;
  moreLabel: string;
  hint?: string | undefined;
  error: string | undefined;
  isDisabled?: boolean;
}) {
  const id = useId();
  const { value, onChange, least = 0, most = 99, isDisabled = false } = props;
  const isLeast = isDisabled || value === null || value <= least;
  const isMost = isDisabled || (value ?? least) >= most;
  const step = (isOff: boolean, next: number) => {
    if (!isOff) onChange(next);
  };
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <span id={`${id}-label`} className="font-medium">
          {props.label}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons and a number, no group of a form's fields */}
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          {...fieldAria(id, undefined)}
          className="flex items-center gap-2"
        >
          <button
            type="button"
            aria-label={props.lessLabel}
            aria-disabled={isLeast || undefined}
            onClick={() => step(isLeast, (value ?? least) - 1)}
            className={BUTTON}
          >
            <Icon name="minus" />
          </button>
          <output aria-live="polite" className="tabular min-w-[3ch] text-center text-lg font-bold">
            {value ?? '-'}
          </output>
          <button
            type="button"
            aria-label={props.moreLabel}
            aria-disabled={isMost || undefined}
            onClick={() => step(isMost, value === null ? Math.max(least, 1) : value + 1)}
            className={BUTTON}
          >
            <Icon name="plus" />
          </button>
        </div>
      </div>
      <FieldNote id={`${id}-note`} hint={props.hint} error={props.error} />
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { FieldNote, fieldAria } from './text-field.tsx';

interface CheckProps {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  hint?: string | undefined;
  /** Why it cannot be changed (a mandatory service); shown as the hint. */
  fixedReason?: string | undefined;
}

/** A box with its words; the whole row takes the tap. */
export function Checkbox(props: CheckProps & { error: string | undefined }) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          type="checkbox"
          {...fieldAria(id, props.error)}
          checked={props.isSelected}
          disabled={props.fixedReason !== undefined}
          onChange={(event) => props.onChange(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0">{props.label}</span>
      </label>
      <FieldNote id={`${id}-note`} hint={props.fixedReason ?? props.hint} error={props.error} />
    </div>
  );
}

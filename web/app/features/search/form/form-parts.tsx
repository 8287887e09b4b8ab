import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { FIELD_LOOK } from '../../../ui/text-field.tsx';
import { SEARCH_NAMES, type Search, type SearchName, textOf } from '../query/search.ts';

interface PartProps {
  name: SearchName;
  label: string;
  /** The label stands inside the field's own line, above the value. */
  look?: 'field' | 'bar';
}

/** In the bar the label is a small line inside the field; in a form it stands above it. */
export function Labelled(props: { id: string; label: string; look: 'field' | 'bar'; children: ReactNode }) {
  if (props.look === 'field') {
    return (
      <div className="grid min-w-0 gap-1.5">
        <label htmlFor={props.id} className="font-medium">
          {props.label}
        </label>
        <div className="relative">{props.children}</div>
      </div>
    );
  }
  return (
    <div className="relative min-w-0">
      <label htmlFor={props.id} className="pointer-events-none absolute start-4 top-1.5 text-xs text-soft">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}

export const BAR_LOOK =
  'h-15 w-full truncate rounded-base border border-line bg-transparent ps-4 pt-5 lg:border-transparent pb-1 text-base font-medium text-ink transition-colors hover:bg-sunken disabled:text-faint disabled:hover:bg-transparent';

/** A native list that keeps its own value, so that it works before JavaScript has come. */
export function FormSelect(
  props: PartProps & {
    value?: string;
    defaultValue?: string;
    disabled?: boolean;
    onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
    children: ReactNode;
  },
) {
  const id = useId();
  const { label, look = 'field', children, ...rest } = props;
  return (
    <Labelled id={id} label={label} look={look}>
      <select
        id={id}
        {...rest}
        className={`appearance-none pe-9 ${look === 'field' ? FIELD_LOOK : BAR_LOOK}`}
      >
        {children}
      </select>
      <Icon
        name="chevronDown"
        className={`pointer-events-none absolute end-3.5 size-4 text-faint ${look === 'field' ? 'top-4' : 'bottom-3'}`}
      />
    </Labelled>
  );
}

/** A text or number that keeps its own value. Numbers are typed as people type them and read by parseSearch. */
export function FormInput(
  props: PartProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'> & { number?: boolean },
) {
  const id = useId();
  const { label, look = 'field', number = false, ...rest } = props;
  return (
    <Labelled id={id} label={label} look={look}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        {...(number ? { inputMode: 'numeric' as const, maxLength: 14 } : {})}
        {...rest}
        className={`${look === 'field' ? FIELD_LOOK : BAR_LOOK} ${number ? 'tabular' : ''} placeholder:font-normal placeholder:text-faint`}
      />
    </Labelled>
  );
}

/** Hidden fields for filters that this form does not show and must keep. */
export function HiddenFilters(props: { filters: Search; shown: readonly SearchName[] }) {
  return SEARCH_NAMES.filter((name) => name !== 'page' && !props.shown.includes(name)).map((name) => {
    const value = textOf(props.filters, name);
    return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}

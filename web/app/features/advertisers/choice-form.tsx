import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

/** Choices that go to an address of their own as soon as they are made; without a script a button sends them. */
export function ChoiceForm(props: {
  action: string;
  label: string;
  submitLabel: string;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <form
      method="get"
      action={props.action}
      aria-label={props.label}
      className="flex flex-wrap items-end gap-3"
      onChange={(event) => event.currentTarget.requestSubmit()}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value !== 'string' || value === '' || value === 'best' ? [] : [[name, value]],
        );
        const query = new URLSearchParams(chosen).toString();
        void navigate(query === '' ? props.action : `${props.action}?${query}`, { preventScrollReset: true });
      }}
    >
      {props.children}
      <noscript>
        <button type="submit" className="min-h-11 px-2 font-bold text-primary">
          {props.submitLabel}
        </button>
      </noscript>
    </form>
  );
}

/** One choice of a few, with its name above. */
export function ChoiceSelect(props: {
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
}) {
  return (
    <label className="grid min-w-36 grow gap-1 text-sm sm:grow-0">
      <span className="text-soft">{props.label}</span>
      <span className="relative flex items-center">
        <select
          key={props.value}
          name={props.name}
          defaultValue={props.value}
          className="min-h-11 w-full appearance-none rounded-base border border-line bg-surface ps-3 pe-9 text-base transition-colors hover:border-field-line"
        >
          {props.choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className="pointer-events-none absolute end-3 size-4 text-faint" />
      </span>
    </label>
  );
}

import { type KeyboardEvent, type ReactNode, useId } from 'react';

/** Parts of one page, one at a time; one part alone stands without a tab. For addresses of their own use links instead. */
export function Tabs<T extends string>(props: {
  label: string;
  tabs: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  children: ReactNode;
}) {
  const id = useId();
  const { tabs, value, onChange } = props;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs.at((index + step + tabs.length) % tabs.length);
    if (next === undefined) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  const isOne = tabs.length < 2;
  const list = (
    <div role="tablist" aria-label={props.label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChange(tab.value)}
          className="-mb-px min-h-11 border-b-2 border-transparent px-4 whitespace-nowrap text-soft aria-selected:border-primary aria-selected:font-bold aria-selected:text-primary"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
  return (
    <div className="min-w-0">
      {isOne ? null : list}
      <div
        id={`${id}-panel`}
        {...(isOne ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${value}`, className: 'pt-5' })}
      >
        {props.children}
      </div>
    </div>
  );
}

/** Arrows follow the reading: in Arabic the left arrow goes on. */
function stepOf(event: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === onward) return 1;
  return event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0;
}

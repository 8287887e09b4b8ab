import type { ReactNode } from 'react';

const HEAD =
  'sticky top-0 z-10 border-b border-line bg-surface p-2 text-start font-bold whitespace-nowrap text-soft';

/** A table that scrolls inside itself, by keys too. */
export function ScrollingTable(props: { label: string; head: readonly string[]; children: ReactNode }) {
  return (
    <section
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
      tabIndex={0}
      className="relative max-h-120 overflow-auto rounded-base border border-line"
    >
      <table className="tabular w-full text-sm">
        <thead className="text-xs">
          <tr>
            {props.head.map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line/70">{props.children}</tbody>
      </table>
    </section>
  );
}

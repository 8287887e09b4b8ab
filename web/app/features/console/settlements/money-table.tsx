import type { ReactNode } from 'react';

interface TableProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A table of amounts that scrolls in both directions, with its head in place. */
export function MoneyTable({ label, heads, children }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
      tabIndex={0}
      className="max-h-120 overflow-auto rounded-base border border-line bg-surface"
    >
      <table className="tabular w-full border-separate border-spacing-0 text-sm">
        <thead className="text-xs text-soft">
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="sticky top-0 border-b border-line bg-surface p-2 text-start font-medium whitespace-nowrap"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** A cell of such a table. */
export const CELL = 'border-b border-line/70 p-2 text-start whitespace-nowrap';

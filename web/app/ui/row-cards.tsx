import type { ReactNode } from 'react';

interface RowCardsProps {
  label: string;
  rows: readonly {
    key: string;
    name: ReactNode;
    cells: readonly { label: string; value: ReactNode }[];
    isChosen?: boolean;
  }[];
}

/** A table of figures as a phone shows it: each row on a card, every figure beside its name, nothing to scroll sideways. */
export function RowCards({ label, rows }: RowCardsProps) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map(({ key, name, cells, isChosen = false }) => (
        <li
          key={key}
          className={`grid gap-2 rounded-base border border-line p-4 ${isChosen ? 'bg-primary-soft' : 'bg-surface'}`}
        >
          <p className="font-bold">{name}</p>
          <dl className="grid gap-1 text-sm">
            {cells.map((cell) => (
              <div key={cell.label} className="flex items-baseline justify-between gap-4">
                <dt className="text-soft">{cell.label}</dt>
                <dd className="tabular shrink-0">{cell.value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

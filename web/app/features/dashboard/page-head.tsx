import type { ReactNode } from 'react';

/** The head of a page of the dashboard: its name, one sentence that says what waits, and its one main action. */
export function PageHead(props: { title: ReactNode; lead?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-xl font-bold">{props.title}</h1>
        {props.lead === undefined ? null : <p className="text-soft">{props.lead}</p>}
      </div>
      {props.action}
    </div>
  );
}

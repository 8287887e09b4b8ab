import type { ReactNode } from 'react';

/** A part of the evidence with its heading. */
export function Part(props: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-bold">{props.title}</h3>
      {props.children}
    </section>
  );
}

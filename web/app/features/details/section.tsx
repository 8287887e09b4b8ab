import { type ReactNode, useId } from 'react';
import type { SectionAnchor } from './section-anchors.ts';

/** A part of an ad's page with its heading; a fine line parts it from the one before. */
export function Section(props: {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
  /** By this the line of sections leads here. */
  anchor?: SectionAnchor;
}) {
  const id = useId();
  return (
    <section
      id={props.anchor}
      aria-labelledby={id}
      className="scroll-mt-8 grid min-w-0 gap-4 border-t border-line py-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg font-bold">
          {props.title}
        </h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}

/** Names with their values, two beside each other where there is room. */
export function FactList(props: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {props.facts.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line/70 py-2.5">
          <dt className="shrink-0 text-soft">{name}</dt>
          <dd className="min-w-0 text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

/** A surface of its own. `as` names the element when the card is a thing of a list or a region. */
export function Card(props: {
  as?: 'div' | 'article' | 'section' | 'li';
  className?: string;
  children: ReactNode;
}) {
  const Element = props.as ?? 'div';
  return (
    <Element className={`rounded-base border border-line bg-surface shadow-card ${props.className ?? 'p-5'}`}>
      {props.children}
    </Element>
  );
}

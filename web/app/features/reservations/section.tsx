import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** One part of a reservation's page under its heading; not torn apart in print. */
export function Section(props: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="break-inside-avoid p-5 md:p-6">
      <h2 className="mb-4 text-lg font-bold">{props.title}</h2>
      {props.children}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** One part of a unit's settings under its name. */
export function SettingsCard(props: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid min-w-0 gap-5 p-5">
      <h2 className="text-lg font-bold">{props.title}</h2>
      {props.children}
    </Card>
  );
}

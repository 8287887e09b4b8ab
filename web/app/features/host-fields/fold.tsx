import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Fields that are not needed, folded away under their name; open where one of them is wrong. */
export function Fold(props: { title: string; text?: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="group rounded-base border border-line bg-surface" open={props.isOpen || undefined}>
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="min-w-0 grow">
          <span className="block font-medium">{props.title}</span>
          {props.text === undefined ? null : <span className="block text-xs text-soft">{props.text}</span>}
        </span>
        <Icon name="chevronDown" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5">{props.children}</div>
    </details>
  );
}

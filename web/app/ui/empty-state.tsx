import type { ReactNode } from 'react';
import { Pattern } from './pattern.tsx';

export type Drawing = 'door' | 'search' | 'calendar' | 'cloud' | 'clock' | 'receipt' | 'tent';

const LINES: Record<Drawing, string> = {
  door: 'M30 100V24h60v76M18 100h84M42 100V36h36v64M70 68v4M30 24 60 8l30 16',
  search: 'M54 20a32 32 0 1 0 0 64 32 32 0 0 0 0-64ZM78 76l26 26M40 52h28M54 38v28',
  calendar: 'M20 28h80v68H20ZM20 46h80M40 18v18M80 18v18M38 62h8M56 62h8M74 62h8M38 78h8M56 78h8',
  cloud: 'M34 84h50a18 18 0 0 0 2-36 26 26 0 0 0-50-6 21 21 0 0 0-2 42ZM30 100l60-84',
  clock: 'M60 16a42 42 0 1 0 0 84 42 42 0 0 0 0-84ZM60 34v26l18 12M60 22v4M60 90v4M26 58h-4M98 58h-4',
  receipt: 'M32 14h56v84l-9-7-9 7-10-7-10 7-9-7-9 7ZM46 34h28M46 50h28M46 66h16',
  tent: 'M10 98h100M60 16 18 98M60 16l42 82M60 16V8M48 98l12-34 12 34M32 72h12M76 72h12',
};

/** Nothing here, gone wrong, or away: a line drawing, one sentence, one button. */
export function EmptyState(props: {
  drawing: Drawing;
  title: string;
  text?: string;
  action?: ReactNode;
  /** It is the whole page, so its title is the page's. */
  isPage?: boolean;
}) {
  const Title = props.isPage ? 'h1' : 'h2';
  return (
    <section className="relative isolate grid justify-items-center gap-4 overflow-hidden rounded-base px-6 py-16 text-center">
      <Pattern className="-z-10 text-line opacity-80 [mask-image:radial-gradient(closest-side,#000,transparent)]" />
      <svg viewBox="0 0 120 110" className="h-28 text-primary" aria-hidden="true">
        <path
          d={LINES[props.drawing]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Title className="text-lg font-bold">{props.title}</Title>
      {props.text === undefined ? null : <p className="max-w-prose text-soft">{props.text}</p>}
      {props.action}
    </section>
  );
}

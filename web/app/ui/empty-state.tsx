import { lazy, type ReactNode, Suspense } from 'react';
import type { Drawing } from './drawing.ts';
import { Pattern } from './pattern.tsx';

/** Without its code the state has its words alone, in the same room. */
const EmptyDrawing = lazy(() =>
  import('./empty-drawing.tsx').then(
    (part) => ({ default: part.EmptyDrawing }),
    () => ({ default: () => <span className="h-28" /> }),
  ),
);

/** Nothing here, gone wrong, or away: a drawing in two tones, one sentence, one button. */
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
      <Suspense fallback={<span className="h-28" />}>
        <EmptyDrawing drawing={props.drawing} />
      </Suspense>
      <Title className="text-lg font-bold">{props.title}</Title>
      {props.text === undefined ? null : <p className="max-w-prose text-soft">{props.text}</p>}
      {props.action}
    </section>
  );
}

import { Suspense } from 'react';
import { late } from '../../rendering/late.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { HeartProps } from './heart-button.tsx';

const HeartButton = late(async () => (await import('./heart-button.tsx')).HeartButton);

/** The heart of an ad. Without a script it does nothing, so the server leaves it out, and its code comes after the first paint. */
export function Heart(props: HeartProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <HeartButton {...props} />
    </Suspense>
  );
}

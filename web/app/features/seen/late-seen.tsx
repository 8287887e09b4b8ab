import { Suspense } from 'react';
import { late } from '../../rendering/late.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const SeenStrip = late(async () => (await import('./seen-strip.tsx')).SeenStrip);

/** What was looked at on this device, after the first paint: the server knows nothing of it. */
export function LateSeen() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <SeenStrip />
    </Suspense>
  );
}

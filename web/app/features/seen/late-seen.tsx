import { Suspense } from 'react';
import { late } from '../../rendering/late.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const SeenStrip = late(async () => (await import('./seen-strip.tsx')).SeenStrip);

/** Recently viewed ads of this device, drawn after the first paint: the server does not know them. */
export function LateSeen() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <SeenStrip />
    </Suspense>
  );
}

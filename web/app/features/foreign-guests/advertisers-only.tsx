import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../session/session.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { NoAdsPage } from './late-parts.ts';

/** Shows its children to who may advertise; a guest with a foreign number is told why they may not. */
export function AdvertisersOnly({ children }: { children: ReactNode }) {
  if (useSession().user?.role !== 'guest') return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NoAdsPage />
    </Suspense>
  );
}

import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../session/session.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { NoAdsPage } from './late-parts.ts';

interface OnlyProps {
  children: ReactNode;
  /** The page stands in no frame, so this is its main part too. */
  isMain?: boolean;
}

/** Shows its children to who may advertise; a guest with a foreign number is told why they may not. */
export function AdvertisersOnly({ children, isMain = false }: OnlyProps) {
  if (useSession().user?.role !== 'guest') return children;
  const told = (
    <Suspense fallback={<PageSkeleton />}>
      <NoAdsPage />
    </Suspense>
  );
  return isMain ? <main id="content">{told}</main> : told;
}

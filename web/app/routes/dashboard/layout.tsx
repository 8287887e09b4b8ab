import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx';
import { isForAdvertisers } from '../../features/dashboard/navigation.ts';
import { AdvertisersOnly } from '../../features/foreign-guests/advertisers-only.tsx';
import { useLang } from '../../i18n/lang.ts';
import { late } from '../../rendering/late.ts';
import { Guard } from '../../session/guard.tsx';
import { ServerState } from '../../session/server-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { privatePageHeaders } from '../headers.ts';

/** After the page itself: it serves the next look. */
const OfflineKeeper = late(
  async () => (await import('../../features/kept-pages/offline-keeper.tsx')).OfflineKeeper,
);

export const headers = privatePageHeaders;

/** Everything under /dashboard: an empty shell from the server, its guard and its data in the browser. */
export default function DashboardLayout() {
  return (
    <ServerState>
      <DashboardFrame>
        <Guard waiting={<PageSkeleton />}>
          <OwnPage />
          <Suspense>
            <OfflineKeeper />
          </Suspense>
        </Guard>
      </DashboardFrame>
    </ServerState>
  );
}

/** The page of the address, where it makes sense for who is signed in. */
function OwnPage() {
  const lang = useLang();
  const here = useLocation();
  if (!isForAdvertisers(lang, here)) return <Outlet />;
  return (
    <AdvertisersOnly>
      <Outlet />
    </AdvertisersOnly>
  );
}

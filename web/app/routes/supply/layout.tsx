import { Outlet } from 'react-router';
import { Guard } from '../../session/guard.tsx';
import { ServerState } from '../../session/server-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { privatePageHeaders } from '../headers.ts';

export const headers = privatePageHeaders;

/** Login-only, as the brief has them: an empty shell from the server, the guard and the data in the browser. */
export default function SupplyLayout() {
  return (
    <ServerState>
      <Guard waiting={<PageSkeleton />}>
        <Outlet />
      </Guard>
    </ServerState>
  );
}

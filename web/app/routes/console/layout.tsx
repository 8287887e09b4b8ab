import { Outlet } from 'react-router';
import { ConsoleDoor } from '../../features/console/console-door.tsx';
import { ServerState } from '../../session/server-state.tsx';
import { privatePageHeaders } from '../headers.ts';

export const headers = privatePageHeaders;

/** Everything under /admin: an empty shell from the server, its door and its data in the browser. */
export default function ConsoleLayout() {
  return (
    <ServerState>
      <ConsoleDoor>
        <Outlet />
      </ConsoleDoor>
    </ServerState>
  );
}

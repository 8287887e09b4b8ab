import { Outlet } from 'react-router';
import { ServerState } from '../../session/server-state.tsx';
import { privatePageHeaders } from '../headers.ts';

export const headers = privatePageHeaders;

/** Pages for one person that ask for sign-in late or are sign-in itself. */
export default function Shell() {
  return (
    <ServerState>
      <Outlet />
    </ServerState>
  );
}

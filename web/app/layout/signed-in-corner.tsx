import { useSession } from '../session/session.ts';
import { AccountMenu } from './account/account-menu.tsx';
import { LateBell } from './late-bell.tsx';

/** The end of the header for those who are signed in: their news, and their account, to which the bar at the end leads on phones. */
export function SignedInCorner() {
  const isGuest = useSession().user?.role === 'guest';
  return (
    <div className="flex items-center gap-2" data-guest={isGuest ? '' : undefined}>
      <LateBell />
      <div className="max-md:hidden">
        <AccountMenu />
      </div>
    </div>
  );
}

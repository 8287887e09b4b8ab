import { AccountMenu } from './account-menu.tsx';
import { LateBell } from './late-bell.tsx';

/** The end of the header for those who are signed in: their news, and their account, to which the bar at the end leads on phones. */
export function SignedInCorner() {
  return (
    <div className="flex items-center gap-2">
      <LateBell />
      <div className="max-md:hidden">
        <AccountMenu />
      </div>
    </div>
  );
}

import { refreshUser, useSession } from '../session/session.ts';
import { useLive } from './use-live.ts';

/**
 * Keeps a member of somebody's team told of what becomes of their place in it: another role is taken up at once, and the stream of who
 * was removed ends, upon which the page asks, is refused and leaves.
 */
export function TeamWatch() {
  const { user } = useSession();
  // A profile kept by an earlier release says no role.
  const isMember = user !== null && !['owner', 'guest'].includes(user.role ?? 'owner');
  useLive('team', () => void refreshUser().catch(keepRole), { isWanted: isMember });
  return null;
}

/** An unreachable API changes nobody's role. */
function keepRole(): void {}

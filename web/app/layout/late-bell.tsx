import { Suspense } from 'react';
import { late } from '../rendering/late.ts';
import { useSession } from '../session/session.ts';

const Bell = late(async () => (await import('./worded-bell.tsx')).WordedBell);

/** The bell of those who are signed in, fetched once that is known; nothing for others, and on the server. */
export function LateBell() {
  if (useSession().status !== 'signed_in') return null;
  return (
    <Suspense fallback={<span className="block size-11" />}>
      <Bell />
    </Suspense>
  );
}

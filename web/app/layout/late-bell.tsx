import { Suspense } from 'react';
import { lateWithSentences } from '../i18n/late-with-sentences.tsx';
import { useSession } from '../session/session.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

const Bell = lateWithSentences(async () => (await import('./bell.tsx')).Bell, {
  ar: () => [import('@diyar/messages/ar/notifications')],
  en: () => [import('@diyar/messages/en/notifications')],
});

/** The bell of those who are signed in, fetched once that is known; nothing for others, and on the server. */
export function LateBell() {
  const { status } = useSession();
  if (!useHydrated() || status !== 'signed_in') return null;
  return (
    <Suspense fallback={<span className="block size-11" />}>
      <Bell />
    </Suspense>
  );
}

import type { AdDetails } from '@diyar/contract/finding/ads';
import { useEffect } from 'react';
import { noteSeen } from './seen-store.ts';
import { SeenStrip } from './seen-strip.tsx';

/** Below an ad: what was looked at before it. An ad by link is nobody's to find on a shared device. */
export function SeenBeside({ ad }: { ad: AdDetails }) {
  const isForAll = ad.share_picture !== null;
  useEffect(() => {
    if (isForAll) noteSeen(ad.id);
  }, [ad.id, isForAll]);
  return <SeenStrip except={ad.id} />;
}

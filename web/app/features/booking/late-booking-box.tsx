import type { AdDetails } from '@diyar/contract/ads';
import { lazy, memo, Suspense } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useMedia } from '../../ui/use-media.ts';

const BOXES = {
  ar: lazy(async () => ({ default: (await import('./arabic-booking-box.tsx')).ArabicBookingBox })),
  en: lazy(async () => ({ default: (await import('./english-booking-box.tsx')).EnglishBookingBox })),
} as const;

/**
 * The booking box of wide screens. The server renders it whole, so that nothing moves; its code and sentences come after
 * the first paint. Phones, where the bar leads to the booking page, never fetch them.
 */
export const LateBookingBox = memo(function LateBookingBox({ ad }: { ad: AdDetails }) {
  const Box = BOXES[useLang()];
  const isWide = useMedia('(min-width: 64rem)', true);
  if (!isWide) return null;
  return (
    <Suspense
      fallback={<div className="min-h-96 rounded-sheet border border-line bg-surface shadow-float" />}
    >
      <Box ad={ad} />
    </Suspense>
  );
});

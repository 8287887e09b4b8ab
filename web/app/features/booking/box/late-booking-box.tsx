import type { AdDetails } from '@diyar/contract/ads';
import { memo, Suspense } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useDetailsChoice } from './use-details-choice.ts';

const BOXES = {
  ar: late(async () => (await import('./arabic-booking-box.tsx')).ArabicBookingBox, BookingLink),
  en: late(async () => (await import('./english-booking-box.tsx')).EnglishBookingBox, BookingLink),
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

/** Where the box cannot come, the stay is chosen on its own page, as on phones. */
function BookingLink({ ad }: { ad: AdDetails }) {
  const t = useTranslations('booking');
  const { canBook, bookPath } = useDetailsChoice(ad);
  if (!canBook) return null;
  return (
    <Link to={bookPath} className={buttonLook('primary', 'large')}>
      {t('barChoose')}
    </Link>
  );
}

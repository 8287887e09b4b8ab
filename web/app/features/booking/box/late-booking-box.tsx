import type { AdDetails } from '@diyar/contract/finding/ads';
import { memo, Suspense } from 'react';
import { lateWithSentences } from '../../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useDetailsChoice } from './use-details-choice.ts';

const Box = lateWithSentences(
  async () => (await import('./booking-box.tsx')).BookingBox,
  {
    ar: () => [
      import('@diyar/messages/ar/booking'),
      import('@diyar/messages/ar/errors'),
      import('@diyar/messages/ar/rules'),
    ],
    en: () => [
      import('@diyar/messages/en/booking'),
      import('@diyar/messages/en/errors'),
      import('@diyar/messages/en/rules'),
    ],
  },
  (load) => late(load, BookingLink),
);

/**
 * The booking box of wide screens. The server renders it whole, so that nothing moves; its code and sentences come after
 * the first paint. Phones, where the bar leads to the booking page, never fetch them.
 */
export const LateBookingBox = memo(function LateBookingBox({ ad }: { ad: AdDetails }) {
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

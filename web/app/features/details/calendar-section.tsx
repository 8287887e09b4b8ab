import type { AdDetails } from '@diyar/contract/finding/ads';
import { Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNear } from '../../ui/use-near.ts';
import { rentPrices } from '../booking/stay/rent-prices.ts';
import { useIsOwn } from './late-owner-card.tsx';
import { Section } from './section.tsx';

const InlineCalendar = lateWithSentences(
  async () => (await import('../booking/box/inline-calendar.tsx')).InlineCalendar,
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
);

/** The days of the unit, which come when one scrolls near; their own people see them on the board. */
export function CalendarSection({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.calendar');
  const { box, isNear } = useNear();
  const isOwn = useIsOwn(ad);
  if (!ad.abilities.book || rentPrices(ad).length === 0 || isOwn) return null;
  const waiting = <Skeleton className="h-145" />;
  return (
    <div ref={box} className="print:hidden [@media(scripting:none)]:hidden">
      <Section title={t('heading')} anchor="calendar">
        {isNear ? (
          <Suspense fallback={waiting}>
            <InlineCalendar ad={ad} />
          </Suspense>
        ) : (
          waiting
        )}
      </Section>
    </div>
  );
}

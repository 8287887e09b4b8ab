import type { AdDetails } from '@diyar/contract/finding/ads';
import { memo, Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { preserveSsrFallback } from '../../rendering/preserve-ssr-fallback.ts';
import { DailyNounContext, dailyNounOf } from '../ads/daily-noun.ts';
import { BookingBar } from '../booking/box/booking-bar.tsx';
import { LateBookingBox } from '../booking/box/late-booking-box.tsx';
import { AdHeading } from './ad-heading.tsx';
import { AdvertiserCard } from './advertiser-card.tsx';
import { Description } from './description.tsx';
import { FactsRow } from './facts.tsx';
import { FeaturesBox } from './features-box.tsx';
import { LateOwnerCard, useIsOwn } from './late-owner-card.tsx';
import { LateSectionLine } from './late-section-line.tsx';
import { Gallery } from './photos/gallery.tsx';
import { PriceTable } from './price-table.tsx';

const AdMore = lateWithSentences(
  async () => (await import('./ad-terms.tsx')).AdTerms,
  {
    ar: () => [import('@diyar/messages/ar/ad-more'), import('@diyar/messages/ar/ad-facts')],
    en: () => [import('@diyar/messages/en/ad-more'), import('@diyar/messages/en/ad-facts')],
  },
  preserveSsrFallback,
);

/** Rendered by the server with the rest; its code comes after the first paint, since nobody sees it yet. */
const LowerHalf = memo(function LowerHalf({ ad }: { ad: AdDetails }) {
  return (
    <Suspense>
      <AdMore ad={ad} />
    </Suspense>
  );
});

/** An ad as its page: photos, what it is, what it costs; beside it the booking card, on phones a bar below. */
export function AdPage({ ad, drawings }: { ad: AdDetails; drawings: Readonly<Record<string, string>> }) {
  const isOwn = useIsOwn(ad);
  const canBook = ad.abilities.book && !isOwn;
  return (
    <DailyNounContext value={dailyNounOf(ad)}>
      <article className="page md:pt-6">
        <Gallery photos={ad.photos} title={ad.title} />
        <LateSectionLine ad={ad} />
        <div className="grid gap-x-12 pt-6 lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-16">
          <div className="min-w-0">
            <AdHeading ad={ad} />
            <FactsRow ad={ad} />
            <PriceTable ad={ad} />
            <FeaturesBox ad={ad} drawings={drawings} />
            <Description ad={ad} />
          </div>
          {/* In the second column's both rows, so that the card stays in sight to the end of the page. */}
          <aside className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="grid grid-cols-1 gap-5 lg:sticky lg:top-32 lg:pb-8 print:hidden">
              {/* Phones choose the stay on its own page, where the bar leads. */}
              {isOwn ? <LateOwnerCard ad={ad} /> : null}
              {canBook ? (
                <div className="max-lg:hidden">
                  <LateBookingBox ad={ad} />
                </div>
              ) : null}
              <AdvertiserCard ad={ad} isOwn={isOwn} />
            </div>
          </aside>
          <div className="min-w-0 max-lg:pt-8">
            <LowerHalf ad={ad} />
          </div>
        </div>
      </article>
      {canBook ? <BookingBar ad={ad} /> : null}
    </DailyNounContext>
  );
}

import type { AdCard } from '@diyar/contract/finding/ads';
import { AdCardView } from './ad-card.tsx';

/** Cards in one row that is swept sideways. */
export function AdStrip({ ads, label }: { ads: readonly AdCard[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="-mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-[minmax(max(15.5rem,min(78vw,18rem)),1fr)] grid-flow-col grid-rows-[repeat(6,auto)] gap-x-4 overflow-x-auto px-4 pb-3 md:mx-0 md:scroll-px-0 md:px-0"
    >
      {ads.map((ad) => (
        <li
          key={ad.id}
          className="row-span-6 grid min-w-0 snap-start grid-rows-subgrid [--card-rows:subgrid]"
        >
          <AdCardView ad={ad} />
        </li>
      ))}
    </ul>
  );
}

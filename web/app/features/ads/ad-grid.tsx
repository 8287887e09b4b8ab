import type { AdCard } from '@diyar/contract/ads';
import { AdCardView } from './ad-card.tsx';

interface AdGridProps {
  ads: readonly AdCard[];
  /** How many stand in the first sight of the page. */
  eager?: number;
  heading?: 'h2' | 'h3';
  /** Only the first four where they stand one under the other: a taste, with the rest a tap away. */
  shortOnPhones?: boolean;
}

/** Cards side by side, as many as fit. */
export function AdGrid(props: AdGridProps) {
  return (
    <ul
      className={`grid gap-x-5 gap-y-9 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 ${props.shortOnPhones ? 'max-xs:[&>li:nth-child(n+5)]:hidden' : ''}`}
    >
      {props.ads.map((ad, place) => (
        <li key={ad.id} className="min-w-0">
          <AdCardView ad={ad} eager={place < (props.eager ?? 0)} heading={props.heading ?? 'h3'} />
        </li>
      ))}
    </ul>
  );
}

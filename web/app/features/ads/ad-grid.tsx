import type { AdCard } from '@diyar/contract/finding/ads';
import { AdCardView } from './ad-card.tsx';

export interface AdGridProps {
  ads: readonly AdCard[];
  /** The first stands in the first sight of the page. */
  eager?: boolean | undefined;
  heading?: 'h2' | 'h3';
  /** One row that is swept sideways where they would stand one under the other. */
  isRailOnPhones?: boolean;
  /** How many stand side by side, as `--columns`; as many as fit the page's width when absent. */
  columns?: string | undefined;
}

/** Cards side by side, as many as fit. */
export function AdGrid(props: AdGridProps) {
  return (
    <ul
      className={`cards ${props.columns ?? 'xs:[--columns:2] lg:[--columns:3] xl:[--columns:4]'} ${props.isRailOnPhones ? 'rail' : ''}`}
    >
      {props.ads.map((ad, place) => (
        <li
          key={ad.id}
          data-ad={ad.id}
          className={`min-w-0 rounded-base outline-offset-8 data-raised:outline-2 data-raised:outline-primary ${place === 0 || props.isRailOnPhones ? '' : 'drawn-near'}`}
        >
          <AdCardView
            ad={ad}
            eager={place === 0 && props.eager === true && 'first'}
            heading={props.heading ?? 'h3'}
          />
        </li>
      ))}
    </ul>
  );
}

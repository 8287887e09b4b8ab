import type { FoundAd } from '@diyar/contract/finding/search';
import { useRef } from 'react';
import { AdGrid, type AdGridProps } from '../../ads/ad-grid.tsx';
import type { Search } from '../query/search.ts';
import { LateWhyHere, WHY_ROOM } from './late-why-here.tsx';

/** A list in the order "best", each of its cards with "why is this here?". */
export function BestAds(
  props: Omit<AdGridProps, 'ads'> & { ads: readonly FoundAd[]; filters?: Search | undefined },
) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className={WHY_ROOM}>
      <AdGrid {...props} />
      <LateWhyHere ads={props.ads} list={list} filters={props.filters} />
    </div>
  );
}

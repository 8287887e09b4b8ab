import type { AdDetails } from '@diyar/contract/finding/ads';
import { CompareBar } from '../compare/compare-bar.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { HeartButton } from '../hearts/heart-button.tsx';
import { ShareButton } from './share-button.tsx';

export interface AdToolsProps {
  ad: AdDetails;
  /** It is found by its link alone: not for keeping. */
  isByLink: boolean;
}

/** Passing an ad on, comparing it and keeping it. */
export function AdTools({ ad, isByLink }: AdToolsProps) {
  return (
    <>
      <ShareButton ad={ad} />
      {isByLink ? null : (
        <>
          <CompareButton id={ad.id} title={ad.title} isRound />
          <HeartButton id={ad.id} title={ad.title} look="size-11 shrink-0 border border-line shadow-none" />
          <CompareBar />
        </>
      )}
    </>
  );
}

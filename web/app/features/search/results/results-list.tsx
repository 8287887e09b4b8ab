import { Suspense } from 'react';
import { AdGrid } from '../../ads/ad-grid.tsx';
import type { ListProps } from './found-ads.ts';
import { LateNoResults, LateOthersLine } from './late-filters.ts';
import { BelowResults, useIsSearching } from './results-pages.tsx';

/** Ads that hold every word that no filter stands for, a line that says so, and the others. */
function Cards({ found, columns }: { found: ListProps['found']; columns: string | undefined }) {
  const left = found.understood?.left;
  const from = left?.others_from ?? 0;
  const first = from === 0 ? found.items : found.items.slice(0, from);
  return (
    <>
      <AdGrid ads={first} eager heading="h2" columns={columns} />
      {left && from > 0 ? (
        <>
          <Suspense fallback={<div className="h-13" />}>
            <LateOthersLine left={left} />
          </Suspense>
          <AdGrid ads={found.items.slice(from)} heading="h2" columns={columns} />
        </>
      ) : null}
    </>
  );
}

/** The found ads with their pages, or what to do when there are none. */
export function ResultsList(props: ListProps) {
  const { found, columns } = props;
  const busy = useIsSearching();
  if (found.items.length === 0) {
    return (
      <Suspense>
        <LateNoResults {...props} />
      </Suspense>
    );
  }
  return (
    <div aria-busy={busy} className="grid gap-12 transition-opacity aria-busy:opacity-50">
      <Cards found={found} columns={columns} />
      <BelowResults {...props} />
    </div>
  );
}

import { AdGrid } from '../../ads/ad-grid.tsx';
import type { ListProps } from './found-ads.ts';
import { NoResults } from './no-results.tsx';
import { OthersLine } from './others-line.tsx';
import { BelowResults, useIsSearching } from './results-pages.tsx';

/** In the place of a plain list: nothing is found, or only some of the ads hold the words that no filter stands for. */
export function RareResults(props: ListProps) {
  return props.found.items.length === 0 ? <NoResults {...props} /> : <SplitResults {...props} />;
}

/** The ads that hold the words left, a line that says so, and the others. */
function SplitResults({ found, filters, columns }: ListProps) {
  const busy = useIsSearching();
  const left = found.understood?.left ?? null;
  const from = left?.others_from ?? 0;
  return (
    <div aria-busy={busy} className="grid gap-12 transition-opacity aria-busy:opacity-50">
      <div className="grid gap-8">
        {from === 0 ? null : <AdGrid ads={found.items.slice(0, from)} eager heading="h2" columns={columns} />}
        {left === null ? null : <OthersLine left={left} />}
        <AdGrid ads={found.items.slice(from)} eager={from === 0} heading="h2" columns={columns} />
      </div>
      <BelowResults found={found} filters={filters} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const LOOK =
  'inline-grid size-11 place-items-center rounded-base tabular hover:bg-sunken aria-[current=page]:bg-primary aria-[current=page]:text-on-primary';

export interface PageLink {
  page: number;
  className: string;
  'aria-current': 'page' | undefined;
  'aria-label': string;
  children: ReactNode;
}

/** First, last, and two around the one that is open; 0 stands for a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const before = shown[index - 1];
    if (before === undefined || each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : [0, each];
  });
}

/** Pages of a list. `link` makes the page's own router link from what it is handed, so every page has an address. */
export function Pagination(props: {
  page: number;
  pages: number;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  link: (link: PageLink) => ReactNode;
}) {
  const { page, pages, labels, link } = props;
  if (pages < 2) return null;
  const arrow = (target: number, label: string, turn: string) =>
    target < 1 || target > pages
      ? null
      : link({
          page: target,
          className: LOOK,
          'aria-current': undefined,
          'aria-label': label,
          children: <Icon name="chevron" className={`size-5 ${turn}`} />,
        });
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-center gap-1">
      {arrow(page - 1, labels.previous, 'rotate-180')}
      {pagesShown(page, pages).map((each, index) =>
        each === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-soft">
            …
          </span>
        ) : (
          link({
            page: each,
            className: LOOK,
            'aria-current': each === page ? 'page' : undefined,
            'aria-label': labels.page(each),
            children: each,
          })
        ),
      )}
      {arrow(page + 1, labels.next, '')}
    </nav>
  );
}

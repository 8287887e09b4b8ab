import type { ReactNode, RefObject } from 'react';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import type { Queue, QueueItem } from './use-queue.ts';

interface LayoutProps<Item extends QueueItem, State extends string> {
  queue: Queue<Item, State>;
  words: { title: string; waiting: string | undefined; list: string; choose: string };
  empty: { title: string; text: string };
  /** Chooses which part is listed. */
  states: ReactNode;
  item: (item: Item) => ReactNode;
  to: (page: number | undefined) => string;
  /** What is chosen, beside the list. */
  panel: (chosen: string) => ReactNode;
  panelRef?: RefObject<HTMLDivElement | null>;
  /** Below the list. */
  foot?: ReactNode;
}

/** A queue of the operators: the list, and beside it what is chosen of it. */
export function QueueAndPanel<Item extends QueueItem, State extends string>(props: LayoutProps<Item, State>) {
  const { queue, words, states, panel, panelRef } = props;
  const { chosen, data, error, refetch } = queue;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{words.title}</h1>
          {words.waiting === undefined ? null : <p className="text-soft">{words.waiting}</p>}
        </div>
        {states}
      </div>
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <QueueList {...props} list={data} />
          <div ref={panelRef} className="min-w-0">
            {chosen === undefined ? (
              <p className="hidden rounded-base border border-dashed border-line p-6 text-center text-soft lg:block">
                {words.choose}
              </p>
            ) : (
              panel(chosen)
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function QueueList<Item extends QueueItem, State extends string>(
  props: LayoutProps<Item, State> & { list: { items: readonly Item[]; page: number; pages: number } },
) {
  const { queue, words, empty, item, to, foot, list } = props;
  return (
    <div className={`min-w-0 gap-3 ${queue.chosen === undefined ? 'grid' : 'hidden lg:grid'}`}>
      {list.items.length === 0 ? (
        <EmptyState drawing="door" title={empty.title} text={empty.text} />
      ) : (
        <ul aria-label={words.list} className="overflow-hidden rounded-base border border-line bg-surface">
          {list.items.map(item)}
        </ul>
      )}
      <ListPages page={list.page} pages={list.pages} to={to} />
      {foot}
    </div>
  );
}

/** A line of the list, which opens its thing beside it. */
export function QueueLine(props: { to: string; isChosen: boolean; name: string; children: ReactNode }) {
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={props.to}
        replace
        preventScrollReset
        aria-current={props.isChosen ? 'true' : undefined}
        className="grid gap-1 px-4 py-3 hover:bg-sunken aria-[current]:bg-primary-soft"
      >
        <span className="truncate font-bold">
          <bdi>{props.name}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-soft">{props.children}</span>
      </Link>
    </li>
  );
}

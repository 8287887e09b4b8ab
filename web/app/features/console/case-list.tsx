import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useConsoleCall } from './use-operator.ts';

interface CasesProps<Cases extends { items: { id: string }[] }> {
  /** Names the list among what is kept. */
  name: string;
  /** The word of the address that says which one is open. */
  param: string;
  ask: () => Promise<Cases>;
  empty: { title: string; text: string };
  /** What stands above the list. */
  lead: (cases: Cases) => string;
  item: (
    one: Cases['items'][number],
    of: { isChosen: boolean; onChoose: () => void; refetch: () => void },
  ) => ReactNode;
}

/** Cases about money to be decided, of which the address keeps the open one; Enter goes into its form. */
export function CaseList<Cases extends { items: { id: string }[] }>(props: CasesProps<Cases>) {
  const { name, param, ask, empty, lead, item } = props;
  const lang = useLang();
  const call = useConsoleCall();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useSearchParams();
  const chosen = query.get(param) ?? undefined;
  const choose = (id: string | undefined) =>
    setQuery(id === undefined ? {} : { [param]: id }, { replace: true, preventScrollReset: true });
  const { data, error, refetch } = useQuery({ queryKey: [lang, name], queryFn: () => call(ask) });
  useListKeys({
    keys: data?.items.map(({ id }) => id) ?? [],
    chosen,
    onChoose: choose,
    onEnter: () => list.current?.querySelector<HTMLElement>('form input, form button')?.focus(),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="receipt" {...empty} />;
  return (
    <div className="grid gap-4">
      <p className="text-soft">{lead(data)}</p>
      <ul ref={list} className="grid gap-4">
        {data.items.map((one) =>
          item(one, {
            isChosen: one.id === chosen,
            onChoose: () => choose(one.id === chosen ? undefined : one.id),
            refetch: () => void refetch(),
          }),
        )}
      </ul>
    </div>
  );
}

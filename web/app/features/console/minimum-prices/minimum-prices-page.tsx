import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import { PRICE_KINDS } from '@diyar/contract/words/period';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useConsoleCall } from '../use-operator.ts';
import { keyOf } from './minimum-key.ts';
import { MinimumList } from './minimum-list.tsx';
import { MinimumPanel } from './minimum-panel.tsx';

type Minimums = CallData<'GET /api/v1/console/minimum-prices'>;

/** The address names one that is to be added so. */
const NEW = 'new';

/** Minimum prices by category and kind, and beside the list the chosen one: its history, its next price or its end. */
export function MinimumPricesPage() {
  const t = useTranslations('console.minimumPrices');
  const lang = useLang();
  const call = useConsoleCall();
  const { choose } = useChoice();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'minimum-prices'],
    queryFn: () => call(() => callApi('GET /api/v1/console/minimum-prices')),
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{t('title')}</h1>
          <p className="max-w-3xl text-soft">{t('intro')}</p>
        </div>
        {data === undefined ? null : <Button onClick={() => choose(NEW)}>{t('add')}</Button>}
      </div>
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : <Minimums data={data} />}
    </div>
  );
}

/** What is filtered and chosen, as the address says. */
function useChoice() {
  const [query, setQuery] = useSearchParams();
  const change = (name: 'of' | 'category' | 'kind', value: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete(name);
    if (value) next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const [category, kind] = [query.get('category') ?? '', query.get('kind') ?? ''];
  const choose = (of: string | undefined) => change('of', of);
  return { of: query.get('of') ?? undefined, category, kind, change, choose };
}

function Minimums({ data }: { data: Minimums }) {
  const t = useTranslations('console.minimumPrices');
  const panel = useRef<HTMLDivElement>(null);
  const { of, category, kind, choose } = useChoice();
  const items = data.items.filter(
    (item) => [item.category.slug, ''].includes(category) && [item.kind, ''].includes(kind),
  );
  const chosen = data.items.find((item) => keyOf(item) === of);
  const isOpen = chosen !== undefined || of === NEW;
  usePanel({ items, chosen: isOpen ? of : undefined, choose, panel });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className={`min-w-0 gap-3 ${isOpen ? 'hidden lg:grid' : 'grid'}`}>
        <Filters categories={data.categories} />
        {items.length === 0 ? (
          <Nothing isFiltered={data.items.length > 0} />
        ) : (
          <>
            <MinimumList items={items} chosen={of} />
            <Keys />
          </>
        )}
      </div>
      <div ref={panel} className="min-w-0 lg:sticky lg:top-28">
        {isOpen ? (
          <MinimumPanel
            key={of}
            item={chosen ?? null}
            today={data.today}
            categories={data.categories}
            onBack={() => choose(undefined)}
            onSaved={(saved) => choose(keyOf(saved))}
          />
        ) : (
          <p className="hidden rounded-base border border-dashed border-line p-6 text-center text-soft lg:block">
            {t('choose')}
          </p>
        )}
      </div>
    </div>
  );
}

/** The keys of the list, and on a phone the way up to the panel that takes its place. */
function usePanel(props: {
  items: readonly ConsoleMinimumPrice[];
  chosen: string | undefined;
  choose: (of: string | undefined) => void;
  panel: RefObject<HTMLDivElement | null>;
}) {
  const { chosen, panel } = props;
  const edit = () => panel.current?.querySelector<HTMLElement>('input:not([type=radio]), select')?.focus();
  useListKeys({ keys: props.items.map(keyOf), chosen, onChoose: props.choose, onEnter: edit });
  useEffect(() => {
    if (chosen === undefined) return;
    if (!matchMedia('(min-width: 64rem)').matches) window.scrollTo(0, 0);
    if (chosen === NEW) panel.current?.querySelector('select')?.focus();
  }, [chosen, panel]);
}

function Filters({ categories }: Pick<Minimums, 'categories'>) {
  const t = useTranslations('console.minimumPrices');
  const { category, kind, change } = useChoice();
  const named = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  const kinds = PRICE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={t('category')}
        options={[{ value: '', label: t('anyCategory') }, ...named]}
        value={category}
        onChange={(value) => change('category', value)}
        error={undefined}
      />
      <Select
        label={t('kind')}
        options={[{ value: '', label: t('anyKind') }, ...kinds]}
        value={kind}
        onChange={(value) => change('kind', value)}
        error={undefined}
      />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('console.minimumPrices');
  return isFiltered ? (
    <EmptyState drawing="search" title={t('noMatch')} text={t('noMatchText')} />
  ) : (
    <EmptyState drawing="door" title={t('empty')} text={t('emptyText')} />
  );
}

function Keys() {
  const t = useTranslations('console.minimumPrices');
  return (
    <p className="hidden text-xs text-soft lg:block">
      {t.rich('keys', {
        kbd: (words) => (
          <kbd dir="ltr" className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans">
            {words}
          </kbd>
        ),
      })}
    </p>
  );
}

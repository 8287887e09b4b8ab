import { dateTimeText } from '@diyar/contract/values/format';
import { LINE_VIEWS, type LineView } from '@diyar/contract/words/bank-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useConsoleCall } from '../use-operator.ts';
import { GiveStatement } from './give-statement.tsx';
import { LineCase } from './line-case.tsx';

type Shown = CallData<'GET /api/v1/console/bank_lines'>;

/** The bank's statement: given, and its lines with what each is proposed for; the address keeps which are shown, and what is open. */
export function StatementView() {
  const lang = useLang();
  const call = useConsoleCall();
  const [query] = useSearchParams();
  const view = LINE_VIEWS.find((one) => one === query.get('lines')) ?? 'fits';
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'bank-lines', view],
    queryFn: () => call(() => callApi('GET /api/v1/console/bank_lines', { query: { view } })),
    // The lines of one view stand until the others have come: the file that is looked at stays on the page.
    placeholderData: (before) => before,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return <Statement shown={data} view={view} />;
}

function Statement({ shown: { items, counts, newest }, view }: { shown: Shown; view: LineView }) {
  const t = useTranslations('consoleStatement');
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const show = (lines: LineView, line?: string) =>
    setQuery(
      { view: 'statement', ...(lines === 'fits' ? {} : { lines }), ...(line === undefined ? {} : { line }) },
      { replace: true, preventScrollReset: true },
    );
  const changed = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes('bank-lines') || queryKey.includes('desk'),
    });
  const count = { fits: { n: counts.fits }, none: { n: counts.none }, closed: { n: 0 } };
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {t('intro')} {newest === null ? t('never') : t('newest', newestWords(newest))}
      </p>
      <GiveStatement onKept={changed} />
      <div className="min-w-0 max-w-xl">
        <SegmentedControl
          label={t('view')}
          labelHidden
          options={LINE_VIEWS.map((value) => ({ value, label: t(`views.${value}`, count[value]) }))}
          value={view}
          onChange={(value) => show(value)}
        />
      </div>
      <Lines
        lines={items}
        view={view}
        chosen={query.get('line') ?? undefined}
        onChoose={(line) => show(view, line)}
        onChanged={changed}
      />
    </div>
  );
}

const newestWords = ({ given_at: at, to }: NonNullable<Shown['newest']>) => ({
  at: ltrText(dateTimeText(at)),
  to: ltrText(to),
});

interface LinesProps {
  lines: Shown['items'];
  view: LineView;
  chosen: string | undefined;
  onChoose: (line: string | undefined) => void;
  onChanged: () => void;
}

function Lines({ lines, view, chosen, onChoose, onChanged }: LinesProps) {
  const t = useTranslations('consoleStatement');
  const list = useRef<HTMLUListElement>(null);
  useListKeys({
    keys: lines.map(({ id }) => id),
    chosen,
    onChoose,
    onEnter: () =>
      list.current?.querySelector<HTMLElement>('form input, form textarea, form button')?.focus(),
  });
  if (lines.length === 0)
    return <EmptyState drawing="receipt" title={t(`empty.${view}`)} text={t(`emptyText.${view}`)} />;
  return (
    <ul ref={list} className="grid gap-3">
      {lines.map((one) => (
        <LineCase
          key={one.id}
          one={one}
          isChosen={one.id === chosen}
          onChoose={() => onChoose(one.id === chosen ? undefined : one.id)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
}

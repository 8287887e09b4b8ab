import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useConsoleCall } from '../use-operator.ts';
import { ClaimCase } from './claim-case.tsx';

/** Claims of security deposits to be decided; the address keeps which one is open. */
export function ClaimsPage() {
  const t = useTranslations('consoleClaims');
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <Cases />
    </div>
  );
}

function Cases() {
  const t = useTranslations('consoleClaims');
  const lang = useLang();
  const call = useConsoleCall();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('claim') ?? undefined;
  const choose = (id: string | undefined) =>
    setQuery(id === undefined ? {} : { claim: id }, { replace: true, preventScrollReset: true });
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'claim-cases'],
    queryFn: () => call(() => callApi('GET /api/v1/console/claims')),
  });
  useListKeys({
    keys: data?.items.map(({ id }) => id) ?? [],
    chosen,
    onChoose: choose,
    onEnter: () => list.current?.querySelector<HTMLElement>('form input')?.focus(),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="receipt" title={t('none')} text={t('noneText')} />;
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {t('intro')} {t('secondAbove', { amount: ltrText(data.second_above.text) })}
      </p>
      <ul ref={list} className="grid gap-4">
        {data.items.map((one) => (
          <ClaimCase
            key={one.id}
            one={one}
            isChosen={one.id === chosen}
            onChoose={() => choose(one.id === chosen ? undefined : one.id)}
            onDone={() => void refetch()}
          />
        ))}
      </ul>
    </div>
  );
}

import type { FoundAccount } from '@diyar/contract/console/console-accounts';
import { dateText } from '@diyar/contract/values/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** Accounts that the address's search finds, or all of them, the newest first. */
export function FoundAccounts() {
  const t = useTranslations('consoleAccounts');
  const lang = useLang();
  const call = useConsoleCall();
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const suspended = query.get('suspended') === '1';
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-accounts', q, suspended, page],
    queryFn: () =>
      call(() =>
        callApi('GET /api/v1/console/accounts', {
          query: { q, page, ...(suspended && { suspended: '1' as const }) },
          lang,
        }),
      ),
    placeholderData: keepPreviousData,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="search" title={t('none')} text={t('noneText')} />;
  const to = (each: number | undefined) =>
    deskPaths(lang).consoleAccounts({ q: q || undefined, suspended: suspended ? 1 : undefined, page: each });
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-soft">
        {t('count', { count: data.total })}
      </p>
      <ul aria-label={t('list')} className="overflow-hidden rounded-base border border-line bg-surface">
        {data.items.map((account) => (
          <Item key={account.id} account={account} />
        ))}
      </ul>
      <ListPages page={data.page} pages={data.pages} to={to} />
    </div>
  );
}

function Item({ account }: { account: FoundAccount }) {
  const t = useTranslations('consoleAccounts');
  const { id, name, kind, phone, state, created_at } = account;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={deskPaths(useLang()).consoleAccounts({ number: id })}
        className="grid items-center gap-1 px-4 py-3 hover:bg-sunken sm:grid-cols-[8rem_1fr_9rem_auto] sm:gap-4"
      >
        <span className="tabular font-bold">{ltrText(id)}</span>
        <span className="truncate">
          <bdi>{name}</bdi> <span className="text-sm text-soft">{t(`kinds.${kind}`)}</span>
        </span>
        <span className="tabular text-soft">{phone === null ? '' : ltrText(phone)}</span>
        <span className="flex items-center gap-3 text-sm text-soft">
          {state === 'active' ? null : (
            <Badge tone={state === 'suspended' ? 'danger' : 'neutral'}>{t(`states.${state}`)}</Badge>
          )}
          <bdi dir="ltr" className="tabular">
            {dateText(created_at)}
          </bdi>
        </span>
      </Link>
    </li>
  );
}

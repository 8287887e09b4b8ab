import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { AccountPanel } from './account-panel.tsx';
import { FoundAccounts } from './found-accounts.tsx';

/** Finds any account; the address keeps what is searched and what is open. */
export function ConsoleAccountsPage() {
  const t = useTranslations('consoleAccounts');
  const [query] = useSearchParams();
  const number = (query.get('number') ?? '').replace(/\D/g, '');
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-prose text-soft">{t('intro')}</p>
      </div>
      <SearchForm />
      {number === '' ? <FoundAccounts /> : <Found number={number} />}
    </div>
  );
}

function SearchForm() {
  const t = useTranslations('consoleAccounts');
  const [query, setQuery] = useSearchParams();
  const [typed, type] = useState(query.get('q') ?? query.get('number') ?? '');
  const isSuspended = query.get('suspended') === '1';
  const show = (suspended: boolean) => {
    const q = typed.trim();
    setQuery({ ...(q !== '' && { q }), ...(suspended && { suspended: '1' }) });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    show(isSuspended);
  };
  return (
    <form onSubmit={search} className="flex max-w-2xl flex-wrap items-end gap-3" noValidate>
      <div className="min-w-56 grow">
        <TextField
          type="search"
          label={t('search')}
          value={typed}
          onChange={type}
          error={undefined}
          maxLength={100}
        />
      </div>
      <Button type="submit">{t('find')}</Button>
      <Checkbox label={t('suspendedOnly')} isSelected={isSuspended} onChange={show} error={undefined} />
    </form>
  );
}

function Found({ number }: { number: string }) {
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-account', number],
    queryFn: () => call(() => callApi('GET /api/v1/console/accounts/{id}', { params: { id: number }, lang })),
    retry: false,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return <AccountPanel key={data.id + data.state} account={data} refetch={() => void refetch()} />;
}

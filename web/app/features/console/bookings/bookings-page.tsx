import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { BookingPanel } from './booking-panel.tsx';
import { FoundList } from './found-list.tsx';

/** Finds any booking by number, phone, name or unit; the address keeps what is searched and what is open. */
export function ConsoleBookingsPage() {
  const t = useTranslations();
  const [query, setQuery] = useSearchParams();
  const number = (query.get('number') ?? '').replace(/\D/g, '');
  const q = (query.get('q') ?? '').trim().slice(0, 60);
  const [typed, type] = useState(q === '' ? number : q);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setQuery(wanted === '' ? {} : { q: wanted });
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('consoleBookings.title')}</h1>
        <p className="max-w-prose text-soft">{t('consoleBookings.intro')}</p>
      </div>
      <form onSubmit={search} className="flex max-w-xl flex-wrap items-end gap-3" noValidate>
        <div className="min-w-56 grow">
          <TextField
            type="search"
            label={t('consoleThreads.search')}
            value={typed}
            onChange={type}
            error={undefined}
            maxLength={60}
          />
        </div>
        <Button type="submit">{t('consoleBookings.find')}</Button>
      </form>
      {number === '' ? <FoundList q={q} /> : <Found number={number} />}
    </div>
  );
}

function Found({ number }: { number: string }) {
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-booking', number],
    queryFn: () =>
      call(() => callApi('GET /api/v1/console/reservations/{id}', { params: { id: number }, lang })),
    retry: false,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return <BookingPanel booking={data} refetch={() => void refetch()} />;
}

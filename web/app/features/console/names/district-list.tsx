import type { ConsoleDistrict } from '@diyar/contract/console/console-names';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { DistrictRow } from './district-row.tsx';
import { type AskedDistricts, DistrictSearch } from './district-search.tsx';
import { MergeSheet } from './merge-sheet.tsx';
import { PlaceSheet } from './place-sheet.tsx';

/** What of districts the address asks for. */
function askedDistricts(query: URLSearchParams): AskedDistricts & { page: number } {
  const state = query.get('state');
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    city: query.get('city') ?? '',
    state: state === 'unreviewed' || state === 'reviewed' ? state : 'all',
    page: Math.max(1, Number(query.get('page')) || 1),
  };
}

function useDistricts(asked: AskedDistricts & { page: number }) {
  const lang = useLang();
  const call = useConsoleCall();
  const { q, city, state, page } = asked;
  return useQuery({
    queryKey: [lang, 'console-districts', asked],
    queryFn: () =>
      call(() =>
        callApi('GET /api/v1/console/districts', {
          query: {
            ...{ q, page },
            ...(city !== '' && { city }),
            ...(state !== 'all' && { reviewed: state === 'reviewed' ? ('1' as const) : ('0' as const) }),
          },
          lang,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Districts, those that nobody has looked at first. */
export function DistrictList() {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const [query] = useSearchParams();
  const asked = askedDistricts(query);
  const { data, error, refetch } = useDistricts(asked);
  const [work, setWork] = useState<{ is: 'edit' | 'merge'; of: ConsoleDistrict } | null>(null);
  const close = () => setWork(null);
  const done = () => void refetch();
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={done} />;
  const to = (page: number | undefined) =>
    deskPaths(lang).consolePlaces({
      q: asked.q || undefined,
      city: asked.city || undefined,
      state: asked.state === 'all' ? undefined : asked.state,
      page,
    });
  return (
    <div className="grid gap-4">
      <DistrictSearch asked={asked} />
      <p role="status" className="text-sm text-soft">
        {t('found', { count: data.total })} · {t('waiting', { count: data.unreviewed })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState drawing="search" title={t('none')} text={t('noneText')} />
      ) : (
        <ul aria-label={t('list')} className="overflow-hidden rounded-base border border-line bg-surface">
          {data.items.map((of) => (
            <DistrictRow
              key={of.slug}
              district={of}
              onEdit={() => setWork({ is: 'edit', of })}
              onMerge={() => setWork({ is: 'merge', of })}
            />
          ))}
        </ul>
      )}
      <ListPages page={data.page} pages={data.pages} to={to} />
      {work?.is === 'edit' ? (
        <PlaceSheet
          place={work.of}
          save={(body) =>
            callApi('PUT /api/v1/console/districts/{slug}', { params: { slug: work.of.slug }, body, lang })
          }
          onClose={close}
          onDone={done}
        />
      ) : null}
      {work?.is === 'merge' ? <MergeSheet district={work.of} onClose={close} onDone={done} /> : null}
    </div>
  );
}

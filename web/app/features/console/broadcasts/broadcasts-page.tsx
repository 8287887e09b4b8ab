import type { Broadcast } from '@diyar/contract/console/console-broadcasts';
import { dateTimeText, groupedNumber } from '@diyar/contract/values/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { BroadcastSheet } from './broadcast-sheet.tsx';

/** How often a broadcast that is being sent is looked at again. */
const LOOK_EVERY_MS = 3_000;

/** What was sent to groups of accounts, and how far it got. */
export function BroadcastsPage() {
  const t = useTranslations('consoleBroadcasts');
  const lang = useLang();
  const call = useConsoleCall();
  const [query] = useSearchParams();
  const [isWriting, setWriting] = useState(false);
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-broadcasts', page],
    queryFn: () => call(() => callApi('GET /api/v1/console/broadcasts', { query: { page }, lang })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ ended_at }) => ended_at === null) ? LOOK_EVERY_MS : false,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{t('title')}</h1>
          <p className="max-w-prose text-soft">{t('intro')}</p>
        </div>
        <Button onClick={() => setWriting(true)}>{t('write')}</Button>
      </div>
      {data.items.length === 0 ? (
        <EmptyState drawing="door" title={t('none')} text={t('noneText')} />
      ) : (
        <ul aria-label={t('list')} className="overflow-hidden rounded-base border border-line bg-surface">
          {data.items.map((broadcast) => (
            <Row key={broadcast.id} broadcast={broadcast} />
          ))}
        </ul>
      )}
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(next) => deskPaths(lang).consoleBroadcasts({ page: next })}
      />
      {isWriting ? <BroadcastSheet onClose={() => setWriting(false)} onDone={() => void refetch()} /> : null}
    </div>
  );
}

function Row({ broadcast }: { broadcast: Broadcast }) {
  const t = useTranslations('consoleBroadcasts');
  const { text_ar, text_en, audience, city, operator, at, told, counted, ended_at } = broadcast;
  return (
    <li className="grid gap-1 border-b border-line px-4 py-3 last:border-0">
      <p lang="ar" dir="rtl" className="font-medium">
        {text_ar}
      </p>
      <p lang="en" dir="ltr" className="text-soft">
        {text_en}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge tone={ended_at === null ? 'info' : 'primary'}>
          {t(ended_at === null ? 'underWay' : 'ended')}
        </Badge>
        <span>
          {t(`audiences.${audience}`)}
          {city === null ? null : ` · ${city.name}`}
        </span>
        <span className="tabular">
          {t('told', { told: ltrText(groupedNumber(told)), counted: ltrText(groupedNumber(counted)) })}
        </span>
        <span>{t('by', { operator, at: ltrText(dateTimeText(at)) })}</span>
      </p>
    </li>
  );
}

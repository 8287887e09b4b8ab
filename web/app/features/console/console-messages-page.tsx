import type { UnsentMessage } from '@diyar/contract/console/console-messages';
import { dateTimeText } from '@diyar/contract/values/format';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Badge, Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { useConsoleCall } from './use-operator.ts';

const STATES = ['failed', 'waiting', 'replaced'] as const;

/** Messages to people that did not go out, with why, and sending one again. */
export function ConsoleMessagesPage() {
  const t = useTranslations('consoleMessages');
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state')) ?? 'failed';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-messages', state, page],
    queryFn: () => call(() => callApi('GET /api/v1/console/messages', { query: { state, page }, lang })),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-prose text-soft">{t('intro')}</p>
      </div>
      {data.lost_codes === 0 ? null : (
        <Notice tone="warning">{t('lostCodes', { count: data.lost_codes })}</Notice>
      )}
      <ChoiceChips
        label={t('state')}
        labelHidden
        error={undefined}
        value={state}
        options={STATES.map((value) => ({
          value,
          label: t(`states.${value}`, { count: data.counts[value] }),
        }))}
        onChange={(next) => setQuery(next === 'failed' ? {} : { state: next })}
      />
      {data.items.length === 0 ? (
        <EmptyState drawing="door" title={t('none')} text={t(`noneText.${state}`)} />
      ) : (
        <ul aria-label={t('list')} className="grid gap-3">
          {data.items.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(next) => deskPaths(lang).consoleMessages({ state, page: next })}
      />
    </div>
  );
}

function Message({ message }: { message: UnsentMessage }) {
  const t = useTranslations('consoleMessages');
  const ways = useTranslations('channels');
  const kinds = useTranslations('notifications');
  const lang = useLang();
  const { mutate, isPending } = useRetry(message.id);
  const { account } = message;
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-4 p-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge tone="neutral">{ways(`ways.${message.channel}`)}</Badge>
          <Badge tone="neutral">{kinds(`kinds.${message.kind}`)}</Badge>
        </p>
        <p className="font-bold">{message.text}</p>
        <p>
          {t('reason')}: <bdi dir="ltr">{message.failure}</bdi>
        </p>
        <p className="tabular text-sm text-soft">
          {t('to')} <bdi dir="ltr">{message.to}</bdi> · {t('account')}{' '}
          <a
            href={deskPaths(lang).consoleAccounts({ number: account.id })}
            className="font-bold hover:underline"
          >
            <bdi>{account.name}</bdi>
          </a>{' '}
          · {t('attempts', { count: message.attempts })} ·{' '}
          {t('at', { date: ltrText(dateTimeText(message.at)) })}
          {message.failed_at === null
            ? null
            : ` · ${t('failedAt', { date: ltrText(dateTimeText(message.failed_at)) })}`}
        </p>
      </div>
      {message.state === 'failed' ? (
        <Button
          kind="secondary"
          pending={isPending}
          aria-label={t('retryOf', { text: message.text })}
          onClick={() => mutate()}
        >
          {t('retry')}
        </Button>
      ) : null}
    </Card>
  );
}

function useRetry(id: string) {
  const t = useTranslations('consoleMessages');
  const call = useConsoleCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(() => callApi('POST /api/v1/console/messages/{id}/retry', { params: { id } })),
    onSuccess: () => toast.success(t('retried')),
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(error.msg);
    },
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes('console-messages') || queryKey.includes('desk'),
      }),
  });
}

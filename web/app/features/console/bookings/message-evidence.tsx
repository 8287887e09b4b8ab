import type { ConsoleThread } from '@diyar/contract/console/console-threads';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** How to reach both sides of a booking, and what they wrote to each other, whole. */
export function MessageEvidence({ number }: { number: string }) {
  const t = useTranslations('consoleThreads');
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['console-thread', number],
    queryFn: () =>
      call(() => callApi('GET /api/v1/console/reservations/{id}/messages', { params: { id: number } })),
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-32" />
    ) : (
      <ConsoleProblem error={error} retry={() => void refetch()} />
    );
  return (
    <>
      <dl className="grid gap-3 pb-4 text-sm sm:grid-cols-2">
        {(['guest', 'host'] as const).map((side) => (
          <div key={side}>
            <dt className="text-xs text-soft">{t(side)}</dt>
            <dd className="tabular">
              <bdi>{data[side].name}</bdi> · {ltrText(data[side].phone ?? t('noPhone'))}
            </dd>
          </div>
        ))}
      </dl>
      {data.messages.length === 0 ? <p className="text-sm text-soft">{t('noMessages')}</p> : null}
      <ol className="grid gap-3">
        {data.messages.map((message) => (
          <Message key={message.position} number={number} thread={data} message={message} />
        ))}
      </ol>
    </>
  );
}

interface MessageProps {
  number: string;
  thread: ConsoleThread;
  message: ConsoleThread['messages'][number];
}

function Message({ number, thread, message }: MessageProps) {
  const t = useTranslations('consoleThreads');
  return (
    <li
      className={`grid gap-1 border-s-2 ps-4 ${message.side === 'host' ? 'border-primary' : 'border-line'}`}
    >
      <p className="tabular text-xs text-soft">
        {t('by', {
          side: t(message.side),
          name: message.by ?? thread[message.side].name,
          at: ltrText(dateTimeText(message.at)),
        })}
      </p>
      {message.text === null ? null : (
        <p className="break-words whitespace-pre-line" dir="auto">
          {message.text}
        </p>
      )}
      {message.has_picture ? <Picture id={number} position={message.position} /> : null}
    </li>
  );
}

function Picture({ id, position }: { id: string; position: number }) {
  const t = useTranslations('consoleThreads');
  const call = useConsoleCall();
  const [picture, setPicture] = useState<string>();
  const [isPending, setPending] = useState(false);
  const show = async () => {
    setPending(true);
    try {
      const params = { id, position: String(position) };
      const path = 'GET /api/v1/console/reservations/{id}/messages/{position}/picture';
      const file = await call(() => callApi(path, { params }));
      setPicture(`data:${file.type};base64,${file.base64}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(t('pictureFailed'));
    } finally {
      setPending(false);
    }
  };
  if (picture !== undefined)
    return (
      <img
        src={picture}
        alt={t('picture', { position })}
        className="max-h-128 rounded-base border border-line"
      />
    );
  return (
    <span>
      <Button kind="secondary" size="small" pending={isPending} onClick={() => void show()}>
        {t('showPicture')}
      </Button>
    </span>
  );
}

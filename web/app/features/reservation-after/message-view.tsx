import type { BookingMessage } from '@diyar/contract/booking/messages';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { reportPaths } from '../../site/report-paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface MessageProps {
  /** The reservation's. */
  id: string;
  message: BookingMessage;
  /** The name of the other side. */
  other: string;
}

/** One message: mine on the end side, the other's on the start side. */
export function MessageView({ id, message, other }: MessageProps) {
  const t = useTranslations('bookingAfter.messages');
  const { mine } = message;
  const by = message.by_name === null ? (mine ? t('you') : other) : t('mine', { name: message.by_name });
  return (
    <li className={`grid max-w-[85%] gap-1 ${mine ? 'justify-self-end' : 'justify-self-start'}`}>
      <div className={`grid gap-2 rounded-base px-4 py-2.5 ${mine ? 'bg-primary-soft' : 'bg-sunken'}`}>
        {message.has_picture ? <Picture id={id} message={message} other={other} /> : null}
        {message.text === null ? null : (
          <p dir="auto" className="break-words whitespace-pre-line">
            {message.text}
          </p>
        )}
        {message.is_hidden ? (
          <p className="text-sm text-soft">{t(mine ? 'hiddenMine' : 'hiddenTheirs')}</p>
        ) : null}
      </div>
      <p className="flex flex-wrap gap-x-2 px-1 text-xs text-soft">
        <bdi>{by}</bdi>
        <bdi dir="ltr" className="tabular">
          {dateTimeText(message.at)}
        </bdi>
        {mine || message.is_hidden ? null : <ReportLink id={id} message={message} />}
      </p>
      {mine && message.has_hidden ? <p className="px-1 text-xs text-warning">{t('notSeen')}</p> : null}
    </li>
  );
}

function ReportLink({ id, message }: Pick<MessageProps, 'id' | 'message'>) {
  const t = useTranslations('bookingAfter.messages');
  const to = reportPaths(useLang()).report({ kind: 'message', id: `${id}-${message.position}` });
  return (
    <Link to={to} className="inline-flex min-h-6 min-w-6 items-center hover:underline">
      {t('report')}
    </Link>
  );
}

function Picture({ id, message, other }: MessageProps) {
  const t = useTranslations('bookingAfter.messages');
  const { position, mine } = message;
  const { data, isError } = useQuery({
    queryKey: ['message-picture', id, position],
    queryFn: async () => {
      const params = { id, position: String(position) };
      const file = await callApi('GET /api/v1/reservations/{id}/messages/{position}/picture', { params });
      return `data:${file.type};base64,${file.base64}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError && data === undefined) return <p className="text-sm text-soft">{t('pictureFailed')}</p>;
  if (data === undefined) return <Skeleton className="h-48 w-64" />;
  return (
    <img
      src={data}
      alt={mine ? t('myPicture') : t('picture', { name: other })}
      className="max-h-80 rounded-base border border-line"
    />
  );
}

import type { NotificationKind } from '@diyar/contract/words/notification-words';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toastError } from '../../ui/late-toast.ts';

/** Stops a kind of e-mail by the link under one, and takes it again; needs no sign-in. */
export function Unsubscribe(props: { linkKey: string; kind: NotificationKind; isWanted: boolean }) {
  const t = useTranslations('channels.unsubscribe');
  const kind = useTranslations('notifications')(`kinds.${props.kind}`);
  const lang = useLang();
  const [isWanted, setWanted] = useState(props.isWanted);
  const [isPending, setPending] = useState(false);
  const set = async (next: boolean) => {
    setPending(true);
    try {
      const call = { params: { key: props.linkKey }, body: { is_wanted: next }, lang };
      setWanted((await callApi('PUT /api/v1/notifications/unsubscriptions/{key}', call)).is_wanted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      void toastError(error.msg, 'unsubscribe');
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="page grid max-w-xl gap-5 py-10">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <Card className="grid justify-items-start gap-4 p-6">
        <div className="grid gap-1" role="status">
          <p className="text-lg font-bold">{t(isWanted ? 'ask' : 'stopped', { kind })}</p>
          <p className="text-soft">{t(isWanted ? 'askText' : 'stoppedText')}</p>
        </div>
        <Button
          kind={isWanted ? 'primary' : 'secondary'}
          pending={isPending}
          onClick={() => void set(!isWanted)}
        >
          {t(isWanted ? 'stop' : 'again')}
        </Button>
        <Link to={deskPaths(lang).notifications()} className="text-primary underline">
          {t('all')}
        </Link>
      </Card>
    </div>
  );
}

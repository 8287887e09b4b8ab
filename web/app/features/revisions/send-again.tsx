import type { HostRevision } from '@diyar/contract/supply/revisions';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';

/** Sends an edit back to review as it is: what was asked of it is done elsewhere, or needs no change. */
export function SendAgain({ revision, onSent }: { revision: HostRevision; onSent: () => void }) {
  const t = useTranslations('revisions');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    const { id, version } = revision;
    setPending(true);
    try {
      await callApi('POST /api/v1/host/revisions/{id}/submissions', {
        params: { id },
        body: { version },
        lang,
      });
      toast.success(t('sentAgain'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'invalid_token') toast.error(error.msg);
    } finally {
      setPending(false);
      // Somebody else may have been quicker: the form shows what stands now.
      onSent();
    }
  };
  return (
    <Button size="small" pending={isPending} onClick={() => void send()}>
      {t('sendAgain')}
    </Button>
  );
}

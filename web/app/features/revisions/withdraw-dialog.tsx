import type { HostRevision } from '@diyar/contract/supply/revisions';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before an edit that waits is taken back. */
export function WithdrawDialog(props: {
  revision: HostRevision;
  onClose: () => void;
  onWithdrawn: () => void;
}) {
  const { revision, onClose, onWithdrawn } = props;
  const t = useTranslations();
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const withdraw = async () => {
    const { id, version } = revision;
    setPending(true);
    try {
      await callApi('POST /api/v1/host/revisions/{id}/withdrawal', {
        params: { id },
        body: { version },
        lang,
      });
      toast.success(t('revisions.withdrawn'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'invalid_token') toast.error(error.msg);
    } finally {
      setPending(false);
      onClose();
      // Somebody else may have been quicker: the form shows what stands now.
      onWithdrawn();
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('revisions.withdrawTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('revisions.keep')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => void withdraw()}>
            {t('revisions.withdraw')}
          </Button>
        </div>
      }
    >
      <p>{t('revisions.withdrawText')}</p>
    </Dialog>
  );
}

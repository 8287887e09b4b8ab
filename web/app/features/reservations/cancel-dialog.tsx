import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface CancelProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before letting go of held dates. */
export function CancelDialog({ id, isOpen, onClose, onDone }: CancelProps) {
  const t = useTranslations();
  const lang = useLang();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const cancel = async () => {
    setPending(true);
    try {
      const answer = await callApi('POST /api/v1/reservations/{id}/cancellation', { params: { id }, lang });
      client.setQueryData([lang, 'reservation', 'guest', id], answer);
      toast.success(t('reservations.canceled'));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      onClose();
      onDone();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('reservations.cancelTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('reservations.cancelKeep')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => void cancel()}>
            {t('reservations.cancelConfirm')}
          </Button>
        </div>
      }
    >
      <p>{t('reservations.cancelText')}</p>
    </Dialog>
  );
}

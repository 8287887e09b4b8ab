import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leaveEntry } from '../../ui/leave-entry.ts';

/** Asks before an ad is deleted for good. */
export function RemoveDialog({ ad, onClose }: { ad: HostAdDetails; onClose: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await callApi('DELETE /api/v1/host/ads/{id}', { params: { id: ad.id } });
      await client.invalidateQueries({ queryKey: [lang, 'properties'] });
      toast.success(t('ownAds.removed'));
      await leaveEntry();
      await navigate(supplyPaths(lang).properties(), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'invalid_token') toast.error(error.msg);
      void client.invalidateQueries({ queryKey: [lang, 'own-ad', ad.id] });
      onClose();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ownAds.removeTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('ownAds.keep')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => void remove()}>
            {t('ownAds.remove')}
          </Button>
        </div>
      }
    >
      <p>{t('ownAds.removeText')}</p>
    </Dialog>
  );
}

import type { HostAdDetails } from '@diyar/contract/host-ads';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export type StepTo = 'waiting_for_approval' | 'not_published' | 'published' | 'hidden' | 'closed';

const WORDS = {
  waiting_for_approval: 'submit',
  not_published: 'withdraw',
  published: 'publish',
  hidden: 'hide',
  closed: 'close',
} as const;

interface StepProps {
  ad: HostAdDetails;
  to: StepTo;
  onClose: () => void;
}

/** Asks before an ad's state changes, and for the brief's confirmation that the property data is correct. */
export function StepDialog({ ad, to, onClose }: StepProps) {
  const t = useTranslations();
  const [isRight, setRight] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const { isPending, send } = useStep(ad, to, onClose);
  const word = WORDS[to];
  const confirm = () => {
    if (!isRight) setMissing(t('rules.confirm_data'));
    else void send(reason);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`ownAds.${word}Title`)}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('ownAds.keep')}
          </Button>
          <Button kind={to === 'closed' ? 'danger' : 'primary'} pending={isPending} onClick={confirm}>
            {t(`ownAds.${word}`)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p>{t(`ownAds.${word}Text`)}</p>
        {to === 'waiting_for_approval' ? null : (
          <TextArea
            label={t('ownAds.reason')}
            hint={t('ownAds.reasonHint')}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={300}
            error={undefined}
          />
        )}
        <Checkbox
          label={t('ownAds.confirmData')}
          isSelected={isRight}
          onChange={(isSelected) => {
            setRight(isSelected);
            setMissing(undefined);
          }}
          error={missing}
        />
      </div>
    </Dialog>
  );
}

function useStep(ad: HostAdDetails, to: StepTo, onClose: () => void) {
  const t = useTranslations('ownAds');
  const lang = useLang();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const send = async (reason: string) => {
    setPending(true);
    try {
      const body = { from: ad.state, to, data_correct: true as const, reason };
      const answer = await callApi('POST /api/v1/host/ads/{id}/steps', { params: { id: ad.id }, body, lang });
      client.setQueryData([lang, 'own-ad', ad.id], answer);
      void client.invalidateQueries({ queryKey: [lang, 'own-ads'] });
      toast.success(t(`done.${to}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'invalid_token') toast.error(error.msg);
      // Somebody else was quicker: the page shows what stands now.
      void client.invalidateQueries({ queryKey: [lang, 'own-ad', ad.id] });
    } finally {
      setPending(false);
      onClose();
    }
  };
  return { isPending, send };
}

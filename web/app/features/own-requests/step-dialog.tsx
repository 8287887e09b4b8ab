import type { OwnRequest } from '@diyar/contract/finding/requests';
import type { RequestStep } from '@diyar/contract/words/request-words';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before a request changes its state, and that its data is correct, as the brief says. */
export function StepDialog(props: {
  request: OwnRequest;
  step: RequestStep;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTranslations('ownRequests');
  const rules = useTranslations('rules');
  const { step, onClose } = props;
  const { take, isPending, isConfirmed, confirm, isMissed } = useStep(props);
  return (
    <Dialog isOpen onClose={onClose} title={t(`confirm.${step}`)} closeLabel={t('close')}>
      <div className="grid gap-4">
        <p>{t(`confirmTexts.${step}`)}</p>
        <Checkbox
          label={t('confirmData')}
          isSelected={isConfirmed}
          onChange={confirm}
          error={isMissed ? rules('confirm_data') : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            kind={step === 'deleted' ? 'danger' : 'primary'}
            pending={isPending}
            onClick={() => void take()}
          >
            {t(({ published: 'publish', hidden: 'hide', deleted: 'delete' } as const)[step])}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useStep(props: { request: OwnRequest; step: RequestStep; onClose: () => void; onDone: () => void }) {
  const t = useTranslations('ownRequests');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const { request, step, onClose, onDone } = props;
  const take = async () => {
    if (!isConfirmed) return setMissed(true);
    setPending(true);
    try {
      const body = { to: step, confirmed: true as const };
      await callApi('POST /api/v1/requests/{id}/steps', { params: { id: request.id }, body, lang });
      toast.success(t(`done.${step}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
      onClose();
      onDone();
    }
  };
  const confirm = (isOn: boolean) => {
    setConfirmed(isOn);
    setMissed(false);
  };
  return { take, isPending, isConfirmed, confirm, isMissed };
}

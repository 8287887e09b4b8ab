import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before every device is signed out. */
export function SignOutEverywhereDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}) {
  const t = useTranslations();
  const [pending, setPending] = useState(false);
  const confirm = () => {
    setPending(true);
    void props.onConfirm().finally(() => setPending(false));
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('accountPanel.signOutEverywhere')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" pending={pending} onClick={confirm}>
            {t('accountPanel.signOutEverywhere')}
          </Button>
        </div>
      }
    >
      <p>{t('accountPanel.signOutEverywhereAsk')}</p>
    </Dialog>
  );
}

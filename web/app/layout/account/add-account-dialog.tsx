import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { addAccount } from '../../session/change-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Adds an ordinary account to the same phone and acts for it: what a business account needs before it can book. */
export function AddAccountDialog(props: { isOpen: boolean; onClose: () => void; onAdded?: () => void }) {
  const t = useTranslations();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await addAccount('ordinary', name);
      toast.success(t('accountPanel.addOrdinaryDone'));
      props.onClose();
      props.onAdded?.();
    } catch (refusal) {
      if (refusal instanceof ApiError) setError(refusal.fieldText('name') ?? refusal.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('accountPanel.addOrdinary')}
      closeLabel={t('common.close')}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
        <p className="text-soft">{t('accountPanel.addOrdinaryText')}</p>
        <TextField
          label={t('accountPanel.addOrdinaryName')}
          value={name}
          onChange={setName}
          error={error}
          autoComplete="name"
        />
        <Button type="submit" pending={pending} wide>
          {t('accountPanel.addOrdinary')}
        </Button>
      </form>
    </Dialog>
  );
}

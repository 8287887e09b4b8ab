import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** Says by which number at the bank the money was sent back. */
export function SendBack({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('consoleTransfers');
  const call = useConsoleCall();
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    setError(undefined);
    try {
      const asked = { params: { id }, body: { bank_reference: reference } };
      await call(() => callApi('POST /api/v1/console/bank_refunds/{id}/sending', asked));
      toast.success(t('sentBack'));
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('bank_reference') ?? failure.msg);
      if (failure.code === 'state_changed') onDone();
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-4">
      <TextField
        label={t('bankReference')}
        ltr
        name="bank_reference"
        autoComplete="off"
        value={reference}
        onChange={setReference}
        error={error}
      />
      <Button type="submit" pending={isPending}>
        {t('sendBack')}
      </Button>
    </form>
  );
}

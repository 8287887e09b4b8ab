import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface CodeFormProps {
  unitId: string;
  /** What opens the door today; null without one. */
  code: string | null;
  hint: string;
  onSaved: () => Promise<unknown>;
}

/** The field in which a host writes what opens the door of a unit; emptied, it takes the code away. */
export function ArrivalCodeForm(props: CodeFormProps) {
  const t = useTranslations('bookingAfter.handover');
  const { text, setText, error, isPending, save } = useCode(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="grid max-w-xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={t('code')}
          value={text}
          onChange={setText}
          error={error}
          hint={props.hint}
          maxLength={60}
          ltr
        />
        <div className="sm:pt-8.5">
          <Button type="submit" kind="secondary" pending={isPending}>
            {t('codeSave')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function useCode({ unitId, code, onSaved }: CodeFormProps) {
  const t = useTranslations('bookingAfter.handover');
  const lang = useLang();
  const [text, setText] = useState(code ?? '');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setError(undefined);
    try {
      const params = { id: unitId };
      const asked = { params, body: { code: text }, lang };
      const saved = await callApi('PUT /api/v1/host/units/{id}/arrival_code', asked);
      toast.success(t(saved.code === null ? 'codeRemoved' : 'codeSaved'));
      await onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('code'));
      if (failure.code !== 'validation_failed' && failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return { text, setText, error, isPending, save };
}

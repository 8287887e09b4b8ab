import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Asks for the number and for the sign-on's question. What is typed is kept nowhere in the browser. */
export function IdentityForm({ last4, onAsked }: { last4: string | undefined; onAsked: () => void }) {
  const t = useTranslations('verification');
  const lang = useLang();
  const [number, setNumber] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('POST /api/v1/verifications/identity', { body: { number }, lang }),
    onSuccess: onAsked,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('number')}
        hint={last4 === undefined ? t('hint') : t('profileHint', { last: ltrText(last4) })}
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={number}
        onChange={setNumber}
        error={error instanceof ApiError ? (error.fieldText('number') ?? error.msg) : error?.message}
      />
      <div>
        <Button type="submit" kind="primary" pending={isPending}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}

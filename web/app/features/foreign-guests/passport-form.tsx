import type { MyInfo } from '@diyar/contract/people/my-info';
import { PASSPORT_COUNTRIES } from '@diyar/contract/values/foreign-guests';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { refreshUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { countriesByName } from './country-names.ts';

type Errors = Partial<Record<'country' | 'number' | 'form', string>>;

/** Saves the passport and takes up that it is there; what is refused stands at its field. */
function usePassport(onSaved: (info: MyInfo) => void) {
  const t = useTranslations('foreignGuests.passport');
  const lang = useLang();
  const [typed, setTyped] = useState({ country: '', number: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setErrors({});
    try {
      const info = await callApi('PUT /api/v1/accounts/current/passport', { body: typed, lang });
      toast.success(t('saved'));
      onSaved(info);
      await refreshUser().catch(() => undefined);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setErrors(errorsOf(failure));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return {
    typed,
    errors,
    isPending,
    submit,
    type: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }),
  };
}

function errorsOf(failure: ApiError): Errors {
  const [country, number] = [failure.fieldText('country'), failure.fieldText('number')];
  if (country === undefined && number === undefined) return { form: failure.msg };
  return { ...(country !== undefined && { country }), ...(number !== undefined && { number }) };
}

/** Asks for a passport: the country that issued it and its number. What is typed is kept nowhere in the browser. */
export function PassportForm(props: { onSaved: (info: MyInfo) => void; onKeep?: (() => void) | undefined }) {
  const t = useTranslations('foreignGuests.passport');
  const lang = useLang();
  const { typed, type, errors, isPending, submit } = usePassport(props.onSaved);
  const countries = countriesByName(PASSPORT_COUNTRIES, lang);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      <Select
        label={t('country')}
        options={[
          { value: '', label: t('choose') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={typed.country}
        onChange={(country) => type({ country })}
        error={errors.country}
      />
      <TextField
        label={t('number')}
        hint={t('hint')}
        ltr
        autoComplete="off"
        maxLength={20}
        value={typed.number}
        onChange={(number) => type({ number })}
        error={errors.number ?? errors.form}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t('save')}
        </Button>
        {props.onKeep === undefined ? null : (
          <Button kind="quiet" onClick={props.onKeep}>
            {t('keep')}
          </Button>
        )}
      </div>
    </form>
  );
}

import { dateTimeText } from '@diyar/contract/values/format';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Fact } from './office-card.tsx';
import { type OfficeDraft, useOfficeChange } from './office-standing.ts';

/** Asks for the registration, and shows what the register said of it. */
export function RegisterStep({ draft }: { draft: OfficeDraft | null }) {
  const t = useTranslations('offices');
  const [isAnother, setAnother] = useState(false);
  if (draft === null || isAnother) return <RegistrationForm onDone={() => setAnother(false)} />;
  return (
    <div className="grid gap-4">
      <Registered register={draft.register} />
      <div>
        <Button kind="quiet" size="small" onClick={() => setAnother(true)}>
          {t('checkAgain')}
        </Button>
      </div>
    </div>
  );
}

function RegistrationForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('offices');
  const lang = useLang();
  const [number, setNumber] = useState('');
  const { mutate, isPending, textOf } = useOfficeChange(
    () => callApi('POST /api/v1/verifications/office/registration', { body: { number }, lang }),
    onDone,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('registration')}
        hint={t('registrationHint')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={number}
        onChange={setNumber}
        error={textOf('number') ?? textOf()}
      />
      <div>
        <Button type="submit" kind="primary" pending={isPending}>
          {t('check')}
        </Button>
      </div>
    </form>
  );
}

function Registered({ register }: { register: OfficeDraft['register'] }) {
  const t = useTranslations('offices');
  const { owner_listed: isListed } = register;
  const listed = isListed === null ? 'unknown' : isListed ? 'yes' : 'no';
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="primary" icon="check">
          {t('active')}
        </Badge>
        <span className="text-sm text-soft">
          {t('checkedAt', { at: ltrText(dateTimeText(register.checked_at)) })}
        </span>
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact name={t('registerName')} value={register.name} />
        <Fact name={t('registration')} value={register.registration} isCode />
        {register.national_number === null ? null : (
          <Fact name={t('nationalNumber')} value={register.national_number} isCode />
        )}
        {register.city === null ? null : <Fact name={t('city')} value={register.city} />}
        {register.issued_on === null ? null : <Fact name={t('issuedOn')} value={register.issued_on} isCode />}
        {register.activities.length === 0 ? null : (
          <Fact name={t('activities')} value={register.activities.join('، ')} />
        )}
      </dl>
      <p>{t(`listed.${listed}`)}</p>
    </div>
  );
}

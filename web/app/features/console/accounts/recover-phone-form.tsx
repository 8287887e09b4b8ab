import type { ConsoleAccount } from '@diyar/contract/console/console-accounts';
import { PASSPORT_COUNTRIES } from '@diyar/contract/values/foreign-guests';
import { latinDigits } from '@diyar/contract/values/format';
import { type FormEvent, useState } from 'react';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { countriesByName } from '../../foreign-guests/country-names.ts';
import { useOperator } from '../use-operator.ts';
import { useRecoverPhone } from './use-recover-phone.ts';

/** Moves an owner who lost their number to another: their identity or passport first, then the code that came to the new one. */
export function RecoverPhoneForm({ account, onDone }: { account: ConsoleAccount; onDone: () => void }) {
  const t = useTranslations('consoleAccounts.recovery');
  const recovery = useRecoverPhone(account.id, onDone);
  if (useOperator().data?.rights.includes('phones') !== true) return null;
  return (
    <Card>
      <section className="grid gap-4">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        {account.proven_by === null ? (
          <p className="text-soft">{t('nothingKept')}</p>
        ) : recovery.sent === undefined ? (
          <Identity
            recovery={recovery}
            provenBy={account.proven_by}
            isAbroad={account.phone?.startsWith('+') === true}
          />
        ) : (
          <Code recovery={recovery} />
        )}
      </section>
    </Card>
  );
}

type Recovery = ReturnType<typeof useRecoverPhone>;

function Identity(props: { recovery: Recovery; provenBy: 'identity' | 'passport'; isAbroad: boolean }) {
  const { recovery, provenBy, isAbroad } = props;
  const t = useTranslations('consoleAccounts.recovery');
  const isPassport = provenBy === 'passport';
  const [phone, setPhone] = useState('');
  const [identity, setIdentity] = useState('');
  const [country, setCountry] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = { identity: latinDigits(identity), ...(isPassport && { passport_country: country }) };
    void recovery.start({ phone: latinDigits(phone), ...named, reason });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-soft">{t(isPassport ? 'textPassport' : 'text')}</p>
      {isPassport ? (
        <PassportCountry value={country} onChange={setCountry} error={recovery.errorOf('passport_country')} />
      ) : null}
      <TextField
        label={t(isPassport ? 'passport' : 'identity')}
        ltr
        inputMode={isPassport ? 'text' : 'numeric'}
        autoComplete="off"
        value={identity}
        onChange={setIdentity}
        error={recovery.errorOf('identity')}
      />
      <TextField
        label={t('phone')}
        hint={isAbroad ? t('phoneHint', { code: ltrText('+971') }) : undefined}
        ltr
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={phone}
        onChange={setPhone}
        error={recovery.errorOf('phone')}
      />
      <TextArea
        label={t('reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={recovery.errorOf('reason') ?? recovery.problem}
      />
      <div>
        <Button type="submit" kind="secondary" pending={recovery.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function PassportCountry(props: {
  value: string;
  onChange: (country: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('consoleAccounts.recovery');
  const countries = countriesByName(PASSPORT_COUNTRIES, useLang());
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Select
      label={t('passportCountry')}
      options={[{ value: '', label: t('choose') }, ...options]}
      {...props}
    />
  );
}

function Code({ recovery }: { recovery: Recovery }) {
  const t = useTranslations('consoleAccounts.recovery');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void recovery.finish(latinDigits(code));
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p role="status" className="text-soft">
        {t.rich('sent', { phone: () => <bdi dir="ltr">{recovery.sent?.phone}</bdi> })}
      </p>
      <TextField
        label={t('code')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={code}
        onChange={setCode}
        error={recovery.errorOf('code') ?? recovery.problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" pending={recovery.isPending}>
          {t('move')}
        </Button>
        <Button kind="quiet" onClick={recovery.startAnew}>
          {t('anew')}
        </Button>
      </div>
    </form>
  );
}

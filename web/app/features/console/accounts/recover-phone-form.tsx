import type { ConsoleAccount } from '@diyar/contract/console/console-accounts';
import { latinDigits } from '@diyar/contract/values/format';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOperator } from '../use-operator.ts';
import { useRecoverPhone } from './use-recover-phone.ts';

/** Moves an owner who lost their number to another: their identity number first, then the code that came to the new one. */
export function RecoverPhoneForm({ account, onDone }: { account: ConsoleAccount; onDone: () => void }) {
  const t = useTranslations('consoleAccounts.recovery');
  const recovery = useRecoverPhone(account.id, onDone);
  if (useOperator().data?.rights.includes('phones') !== true) return null;
  return (
    <Card>
      <section className="grid gap-4">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        {recovery.sent === undefined ? <Identity recovery={recovery} /> : <Code recovery={recovery} />}
      </section>
    </Card>
  );
}

type Recovery = ReturnType<typeof useRecoverPhone>;

function Identity({ recovery }: { recovery: Recovery }) {
  const t = useTranslations('consoleAccounts.recovery');
  const [phone, setPhone] = useState('');
  const [identity, setIdentity] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void recovery.start({ phone: latinDigits(phone), identity: latinDigits(identity), reason });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-soft">{t('text')}</p>
      <TextField
        label={t('identity')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        value={identity}
        onChange={setIdentity}
        error={recovery.errorOf('identity')}
      />
      <TextField
        label={t('phone')}
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

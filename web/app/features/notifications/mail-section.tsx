import { dateText } from '@diyar/contract/values/format';
import { type FormEvent, useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Kept, useMailAddress, useProveAddress } from './use-mail-address.ts';

/** The address at which the person is told by e-mail: given, proven by a code, changed and taken back. */
export function MailSection() {
  const t = useTranslations('channels.email');
  const common = useTranslations('common');
  const { data, error, refetch, keep } = useMailAddress();
  if (data?.is_offered === false) return null;
  return (
    <Card>
      <section aria-labelledby="mail-address" className="grid gap-3">
        <h2 id="mail-address" className="text-lg font-bold">
          {t('title')}
        </h2>
        {data === undefined && error !== null ? (
          <p className="flex flex-wrap items-center gap-3">
            {t('failed')}
            <Button kind="secondary" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          </p>
        ) : null}
        {data === undefined ? null : <Address kept={data} keep={keep} />}
      </section>
    </Card>
  );
}

function Address({ kept, keep }: { kept: Kept; keep: (kept: Kept) => void }) {
  const [isChanging, setChanging] = useState(false);
  const proving = useProveAddress((next) => {
    keep(next);
    setChanging(false);
  });
  if (kept.address !== null && !isChanging)
    return <Confirmed kept={kept} proving={proving} onChange={() => setChanging(true)} />;
  if (proving.sent !== undefined) return <CodeForm proving={proving} address={proving.sent.address} />;
  const onKeep = kept.address === null ? undefined : () => setChanging(false);
  return <AddressForm proving={proving} suggestion={kept.suggestion ?? ''} onKeep={onKeep} />;
}

type Proving = ReturnType<typeof useProveAddress>;

function Confirmed({ kept, proving, onChange }: { kept: Kept; proving: Proving; onChange: () => void }) {
  const t = useTranslations('channels.email');
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span>
          {t.rich('confirmed', {
            address: () => (
              <bdi dir="ltr" className="break-all">
                {kept.address}
              </bdi>
            ),
          })}
        </span>
        <Badge tone="primary">{t('badge')}</Badge>
      </p>
      {kept.verified_at === null ? null : (
        <p className="text-xs text-soft">{t('since', { date: ltrText(dateText(kept.verified_at)) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onChange}>
          {t('change')}
        </Button>
        <Button kind="quiet" pending={proving.pending === 'remove'} onClick={() => void proving.remove()}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

function AddressForm(props: { proving: Proving; suggestion: string; onKeep: (() => void) | undefined }) {
  const { proving, suggestion, onKeep } = props;
  const t = useTranslations('channels.email');
  const [typed, setTyped] = useState(suggestion);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void proving.sendCode(typed.trim());
  };
  return (
    <form onSubmit={submit} className="grid max-w-md gap-4" noValidate>
      <p className="text-soft">{t('text')}</p>
      <TextField
        label={t('address')}
        type="email"
        inputMode="email"
        autoComplete="email"
        ltr
        maxLength={254}
        value={typed}
        onChange={setTyped}
        error={proving.problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={proving.pending === 'code'}>
          {t('sendCode')}
        </Button>
        {onKeep === undefined ? null : (
          <Button kind="quiet" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
      </div>
    </form>
  );
}

function CodeForm({ proving, address }: { proving: Proving; address: string }) {
  const t = useTranslations('channels.email');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void proving.prove(code);
  };
  return (
    <form onSubmit={submit} className="grid max-w-md gap-4" noValidate>
      <p className="text-soft" role="status">
        {t.rich('codeSent', {
          address: () => (
            <bdi dir="ltr" className="break-all">
              {address}
            </bdi>
          ),
        })}
      </p>
      <TextField
        label={t('code')}
        ltr
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={setCode}
        error={proving.problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={proving.pending === 'prove'}>
          {t('confirm')}
        </Button>
        <Button
          kind="secondary"
          pending={proving.pending === 'code'}
          onClick={() => void proving.sendCode(address)}
        >
          {t('resend')}
        </Button>
        <Button kind="quiet" onClick={proving.startAnew}>
          {t('another')}
        </Button>
      </div>
    </form>
  );
}

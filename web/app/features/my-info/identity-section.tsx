import type { MyInfo } from '@diyar/contract/people/my-info';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Section } from './section.tsx';

/** The owner's identity or iqama number. What is typed is kept nowhere in the browser. */
export function IdentitySection(props: { info: MyInfo; onSaved: (info: MyInfo) => void }) {
  const t = useTranslations('myInfo.identity');
  const lang = useLang();
  const [isChanging, setChanging] = useState(false);
  const { identity } = props.info;
  const isAsking = identity === null || isChanging;
  return (
    <Section title={t('title')} text={t('text')}>
      {identity === null ? null : <KeptIdentity identity={identity} />}
      {isAsking ? (
        <IdentityForm
          onSaved={(info) => {
            setChanging(false);
            props.onSaved(info);
          }}
        />
      ) : identity.verified ? (
        <p className="text-sm text-soft">
          {t('fixed')}{' '}
          <Link to={paths(lang).contact()} className="font-bold text-primary hover:underline">
            {t('contact')}
          </Link>
        </p>
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function KeptIdentity({ identity }: { identity: NonNullable<MyInfo['identity']> }) {
  const t = useTranslations('myInfo.identity');
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span>
        {t.rich(identity.kind, {
          last: () => (
            <bdi dir="ltr" className="tabular font-bold">
              {identity.last4}
            </bdi>
          ),
        })}
      </span>
      {identity.verified ? (
        <Badge tone="primary" icon="shield">
          {t('verified')}
        </Badge>
      ) : null}
    </p>
  );
}

function IdentityForm({ onSaved }: { onSaved: (info: MyInfo) => void }) {
  const t = useTranslations();
  const lang = useLang();
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setError(undefined);
    try {
      const saved = await callApi('PUT /api/v1/accounts/current/identity', { body: { number }, lang });
      toast.success(t('myInfo.identity.saved'));
      onSaved(saved);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('number') ?? failure.msg);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      <TextField
        label={t('myInfo.identity.number')}
        hint={t('myInfo.identity.hint')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={number}
        onChange={setNumber}
        error={error}
      />
      <div>
        <Button type="submit" kind="secondary" pending={isPending}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}

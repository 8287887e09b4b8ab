import { type FormEvent, useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { phoneText } from '../../i18n/phone.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Section } from './section.tsx';
import { useChangePhone } from './use-change-phone.ts';

/** The number by which the person signs in, and changing it: both numbers prove themselves by a code. */
export function PhoneSection({ phone, onChanged }: { phone: string; onChanged: () => void }) {
  const t = useTranslations('myInfo.phoneChange');
  const [isChanging, setChanging] = useState(false);
  const changed = () => {
    setChanging(false);
    onChanged();
  };
  return (
    <Section title={t('title')} text={t('text')}>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <bdi dir="ltr" className="tabular font-medium">
          {phoneText(phone)}
        </bdi>
        {isChanging ? null : (
          <Button kind="secondary" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        )}
      </p>
      {isChanging ? <Change phone={phone} onChanged={changed} onKeep={() => setChanging(false)} /> : null}
    </Section>
  );
}

function Change(props: { phone: string; onChanged: () => void; onKeep: () => void }) {
  const t = useTranslations('myInfo.phoneChange');
  const to = paths(useLang());
  const changing = useChangePhone(props);
  return (
    <div className="grid max-w-md gap-4">
      {changing.sent === undefined ? (
        <NumberForm changing={changing} onKeep={props.onKeep} />
      ) : (
        <CodesForm changing={changing} phone={props.phone} onKeep={props.onKeep} />
      )}
      <Link to={to.contact()} className="text-sm text-primary underline">
        {t('lost')}
      </Link>
    </div>
  );
}

type Changing = ReturnType<typeof useChangePhone>;

function NumberForm({ changing, onKeep }: { changing: Changing; onKeep: () => void }) {
  const t = useTranslations('myInfo.phoneChange');
  const [phone, setPhone] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changing.sendCodes(phone);
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <TextField
        label={t('next')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        ltr
        value={phone}
        onChange={setPhone}
        error={changing.problemOf('phone')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={changing.pending === 'codes'}>
          {t('send')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

function CodesForm(props: { changing: Changing; phone: string; onKeep: () => void }) {
  const { changing } = props;
  const t = useTranslations('myInfo.phoneChange');
  const [codes, setCodes] = useState({ current: '', next: '' });
  const after = changing.sent?.phone ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changing.change(codes);
  };
  const field = (name: 'current' | 'next') => (
    <TextField
      label={t(`${name}Code`)}
      ltr
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      value={codes[name]}
      onChange={(code) => setCodes({ ...codes, [name]: code })}
      error={changing.problemOf(name)}
    />
  );
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <p className="text-soft" role="status">
        {t.rich('sent', {
          before: () => <bdi dir="ltr">{phoneText(props.phone)}</bdi>,
          after: () => <bdi dir="ltr">{phoneText(after)}</bdi>,
        })}
      </p>
      {field('current')}
      {field('next')}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={changing.pending === 'change'}>
          {t('act')}
        </Button>
        <Button
          kind="secondary"
          pending={changing.pending === 'codes'}
          onClick={() => void changing.sendCodes(after)}
        >
          {t('again')}
        </Button>
        <Button kind="quiet" onClick={props.onKeep}>
          {t('keep')}
        </Button>
      </div>
      {changing.problemOf('phone') === undefined ? null : (
        <p role="alert" className="text-danger">
          {changing.problemOf('phone')}
        </p>
      )}
    </form>
  );
}

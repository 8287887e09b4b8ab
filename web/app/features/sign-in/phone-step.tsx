import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Channel, SignInDraft } from './sign-in-draft.ts';

/** The number in any form people type it, and how the code shall come. */
export function PhoneStep(props: {
  draft: SignInDraft;
  change: (changes: Partial<SignInDraft>) => void;
  error: string | undefined;
  isPending: boolean;
  onSend: (channel: Channel) => void;
}) {
  const t = useTranslations('signIn');
  const { draft, change } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.isPending) props.onSend(draft.channel);
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="text-soft">{t('intro')}</p>
      </div>
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="tel"
        ltr
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={props.error}
      />
      <SegmentedControl<Channel>
        label={t('channel')}
        options={[
          { value: 'sms', label: t('sms') },
          { value: 'whatsapp', label: t('whatsapp') },
        ]}
        value={draft.channel}
        onChange={(channel) => change({ channel })}
      />
      <Button type="submit" size="large" wide pending={props.isPending}>
        {t(draft.channel === 'sms' ? 'sendSms' : 'sendWhatsapp')}
      </Button>
    </form>
  );
}

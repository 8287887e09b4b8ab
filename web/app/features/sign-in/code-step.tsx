import { latinDigits } from '@diyar/contract/values/format';
import type { FormEvent } from 'react';
import { phoneText } from '../../i18n/phone.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { clockText, useSecondsLeft } from '../../ui/countdown.tsx';
import { CodeField } from './code-field.tsx';
import { FormProblem } from './form-problem.tsx';
import type { Channel, SignInDraft } from './sign-in-draft.ts';
import { useChannels } from './use-channels.ts';

/** Six digits from the message; the last one sends them. */
export function CodeStep(props: {
  draft: SignInDraft;
  change: (changes: Partial<SignInDraft>) => void;
  /** The ways that reach a foreign number; those of everyone when absent. */
  channels?: readonly Channel[] | undefined;
  error: string | undefined;
  /** A refusal that belongs to no field. */
  problem: string | undefined;
  pending: 'code' | 'token' | null;
  onVerify: (code: string) => void;
  onSend: (channel: Channel) => void;
}) {
  const t = useTranslations('signIn');
  const { draft, change, pending } = props;
  const typed = (text: string) => {
    const code = latinDigits(text).replace(/\D/g, '').slice(0, 6);
    change({ code });
    if (code.length === 6 && code !== draft.code && pending === null) props.onVerify(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending === null) props.onVerify(draft.code);
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{t('codeTitle')}</h1>
        <p className="text-soft">
          {t.rich(draft.channel === 'sms' ? 'codeSentSms' : 'codeSentWhatsapp', {
            phone: () => (
              <bdi dir="ltr" className="tabular font-bold text-ink">
                {phoneText(draft.sentTo === '' ? draft.phone : draft.sentTo)}
              </bdi>
            ),
          })}
        </p>
      </div>
      <CodeField label={t('code')} value={draft.code} onChange={typed} error={props.error} />
      <FormProblem text={props.problem} />
      <Button type="submit" size="large" wide pending={pending === 'token'}>
        {t('verify')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Resend {...props} isPending={pending === 'code'} />
        {/* Its words, not its room, end where the field does. */}
        <span className="-me-4">
          <Button kind="quiet" onClick={() => change({ step: 'phone', code: '' })}>
            {t('changePhone')}
          </Button>
        </span>
      </div>
    </form>
  );
}

function Resend(props: {
  draft: SignInDraft;
  channels?: readonly Channel[] | undefined;
  isPending: boolean;
  onSend: (channel: Channel) => void;
}) {
  const t = useTranslations('signIn');
  const ofEveryone = useChannels();
  const channels = props.channels ?? ofEveryone;
  const seconds = useSecondsLeft(props.draft.resendAt);
  if (seconds !== null && seconds > 0) {
    return (
      <p className="text-soft">
        {t.rich('resendIn', {
          clock: () => (
            <bdi dir="ltr" className="tabular font-bold">
              {clockText(seconds)}
            </bdi>
          ),
        })}
      </p>
    );
  }
  const { channel } = props.draft;
  const other = channels.find((one) => one !== channel);
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="secondary" pending={props.isPending} onClick={() => props.onSend(channel)}>
        {t('resend')}
      </Button>
      {other !== undefined && (
        <Button kind="quiet" onClick={() => props.onSend(other)}>
          {t(other === 'sms' ? 'sendSms' : 'sendWhatsapp')}
        </Button>
      )}
    </div>
  );
}

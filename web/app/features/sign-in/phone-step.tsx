import { type FormEvent, Suspense, useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormProblem } from './form-problem.tsx';
import { CountryField } from './late-foreign.ts';
import type { Channel, SignInDraft } from './sign-in-draft.ts';
import type { Abroad } from './use-abroad.ts';
import { useChannels } from './use-channels.ts';

interface PhoneStepProps {
  title: string;
  intro: string;
  draft: SignInDraft;
  change: (changes: Partial<SignInDraft>) => void;
  error: string | undefined;
  /** A refusal that belongs to no field. */
  problem: string | undefined;
  /** When it may be tried again after too many tries, ISO. */
  retryAt?: string | undefined;
  isPending: boolean;
  /** Countries whose numbers may be given beside Saudi ones; nobody is asked for a country where there are none. */
  abroad?: Abroad;
  onSend: (channel: Channel) => void;
}

/** The number in any form people type it, and how the code shall come. */
export function PhoneStep(props: PhoneStepProps) {
  const t = useTranslations('signIn');
  const { draft, change } = props;
  const { channels, channel, dial } = useWays(props);
  // A refusal is said of the number that was sent, and not beside another.
  const [sent, setSent] = useState(draft.phone);
  const isOfNumber = sent === draft.phone;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.isPending) return;
    setSent(draft.phone);
    props.onSend(channel);
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{props.title}</h1>
        <p className="text-soft">{props.intro}</p>
      </div>
      {props.abroad === undefined || props.abroad.countries.length === 0 ? null : (
        <Suspense>
          <CountryField
            abroad={props.abroad}
            value={dial === undefined ? 'SA' : draft.country}
            onChange={(country) => change({ country, channel: country === 'SA' ? 'sms' : 'whatsapp' })}
          />
        </Suspense>
      )}
      <TextField
        label={t('phone')}
        hint={dial === undefined ? t('phoneHint') : ltrText(`+${dial}`)}
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="tel"
        ltr
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={isOfNumber ? props.error : undefined}
      />
      {channels.length > 1 && (
        <SegmentedControl<Channel>
          label={t('channel')}
          options={channels.map((value) => ({ value, label: t(value) }))}
          value={channel}
          onChange={(chosen) => change({ channel: chosen })}
        />
      )}
      <FormProblem text={isOfNumber ? props.problem : undefined} until={props.retryAt} />
      <Button type="submit" size="large" wide pending={props.isPending}>
        {t(channel === 'sms' ? 'sendSms' : 'sendWhatsapp')}
      </Button>
    </form>
  );
}

/** How a code can come to the number of the country chosen, and its calling code; Saudi numbers have the ways of everyone. */
function useWays({ draft, abroad }: { draft: SignInDraft; abroad?: Abroad }) {
  const ofEveryone = useChannels();
  const dial = abroad?.countries.find(({ code }) => code === draft.country)?.dial;
  const channels: readonly Channel[] = dial === undefined ? ofEveryone : (abroad?.channels ?? []);
  // A channel chosen before it was known that nobody sends by it gives way.
  const channel = channels.includes(draft.channel) ? draft.channel : (channels[0] ?? 'sms');
  return { dial, channels, channel };
}

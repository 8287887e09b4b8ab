import type { Ticket } from '@diyar/contract/people/tickets';
import { TICKET_SCORES } from '@diyar/contract/words/ticket-words';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface RateProps {
  ticket: Ticket;
  linkKey: string | undefined;
  onDone: (ticket: Ticket) => void;
}

/** How the help was, asked once when a ticket is closed; what was said stands there afterwards. */
export function TicketRating(props: RateProps) {
  const t = useTranslations('contact');
  const { rating, state } = props.ticket;
  if (state !== 'closed') return null;
  if (rating === null) return <RateForm {...props} />;
  const score = TICKET_SCORES.find((one) => one === rating.score) ?? 5;
  return <p className="text-soft">{t('rate.said', { score: t(`scores.${score}`) })}</p>;
}

function RateForm(props: RateProps) {
  const t = useTranslations('contact');
  const { score, setScore, text, setText, errors, isPending, send } = useRating(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <RadioGroup
          label={t('rate.ask')}
          value={score}
          options={TICKET_SCORES.toReversed().map((one) => ({
            value: String(one),
            label: t(`scores.${one}`),
          }))}
          onChange={setScore}
          error={errors.score}
        />
        <TextArea
          label={t('rate.text')}
          value={text}
          onChange={setText}
          rows={2}
          maxLength={500}
          error={errors.text}
        />
        <div>
          <Button type="submit" kind="secondary" pending={isPending}>
            {t('rate.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useRating({ ticket, linkKey, onDone }: RateProps) {
  const t = useTranslations();
  const lang = useLang();
  const [score, setScore] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<{ score?: string | undefined; text?: string | undefined }>({});
  const [isPending, setPending] = useState(false);
  const send = async () => {
    if (score === '') return setErrors({ score: t('rules.required') });
    setPending(true);
    setErrors({});
    try {
      const body = { score: Number(score), text, ...(linkKey !== undefined && { k: linkKey }) };
      onDone(await callApi('POST /api/v1/tickets/{id}/rating', { params: { id: ticket.id }, body, lang }));
      toast.success(t('contact.rate.thanks'));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setErrors({ score: failure.fieldText('score'), text: failure.fieldText('text') });
      if (failure.code !== 'validation_failed' && failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return { score, setScore, text, setText, errors, isPending, send };
}

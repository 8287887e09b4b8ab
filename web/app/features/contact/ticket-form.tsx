import type { TicketKind } from '@diyar/contract/people/tickets';
import { TICKET_KINDS } from '@diyar/contract/words/ticket-words';
import type { FormEvent } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AboutField } from './about-field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { type TicketForming, useTicketForm } from './use-ticket-form.ts';

/** A message to Diyar: a stranger says besides who they are and where the answer is told. */
export function TicketForm(props: { onSent: (ticket: { id: string; key: string | null }) => void }) {
  const t = useTranslations('contact');
  const isHydrated = useHydrated();
  const { draft, change, errors, isPending, send, isGuest } = useTicketForm(props.onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  const kinds = TICKET_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  return (
    // A press before hydration would send the page away, and what was typed with it.
    <form onSubmit={submit} className="grid gap-5" noValidate inert={!isHydrated}>
      <AboutField
        draft={draft}
        isGuest={isGuest}
        error={errors.about}
        onRemove={() => change({ about: null })}
      />
      <Select
        label={t('kind')}
        options={[{ value: '', label: t('kindChoose') }, ...kinds]}
        value={draft.kind}
        onChange={(kind) => change({ kind: kind as TicketKind | '' })}
        error={errors.kind}
      />
      <TextField
        label={t('subject')}
        hint={t('subjectHint')}
        value={draft.subject}
        onChange={(subject) => change({ subject })}
        maxLength={120}
        error={errors.subject}
      />
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        value={draft.text}
        onChange={(text) => change({ text })}
        rows={6}
        maxLength={4000}
        error={errors.text}
      />
      {isGuest ? <SenderFields draft={draft} change={change} errors={errors} /> : null}
      <AttachmentField
        value={draft.attachment}
        onChange={(attachment) => change({ attachment })}
        error={errors.attachment_id}
      />
      <Button type="submit" size="large" pending={isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

/** Who a stranger is, and where the answer is told. */
function SenderFields({ draft, change, errors }: Pick<TicketForming, 'draft' | 'change' | 'errors'>) {
  const t = useTranslations('contact');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        autoComplete="name"
        maxLength={80}
        error={errors.name}
      />
      <TextField
        label={t('phone')}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        ltr
        placeholder="05XXXXXXXX"
        error={errors.phone}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t('email')}
          value={draft.email}
          onChange={(email) => change({ email })}
          type="email"
          autoComplete="email"
          ltr
          error={errors.email}
        />
      </div>
    </div>
  );
}

import type { TicketTemplate } from '@diyar/contract/console/ticket-templates';
import type { TicketKind } from '@diyar/contract/people/tickets';
import { TEMPLATE_MARKS, TICKET_KINDS } from '@diyar/contract/words/ticket-words';
import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleWrite } from '../use-console-write.ts';

interface SheetProps {
  /** The template that is changed; null writes a new one. */
  template: TicketTemplate | null;
  onClose: () => void;
  onDone: () => void;
}

/** An answer template being written, in both languages. */
export function TemplateSheet({ template, onClose, onDone }: SheetProps) {
  const t = useTranslations('consoleTickets.template');
  const id = useId();
  const form = useTemplateForm(template, () => {
    onDone();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(template === null ? 'add' : 'edit')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide pending={form.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <KindField form={form} />
        <WordFields form={form} />
      </form>
    </Sheet>
  );
}

type Form = ReturnType<typeof useTemplateForm>;

function useTemplateForm(template: TicketTemplate | null, onDone: () => void) {
  const t = useTranslations('consoleTickets.template');
  const lang = useLang();
  const [draft, setDraft] = useState({
    kind: template?.kind ?? null,
    title_ar: template?.title_ar ?? '',
    title_en: template?.title_en ?? '',
    text_ar: template?.text_ar ?? '',
    text_en: template?.text_en ?? '',
  });
  const { write, isPending, errorOf } = useConsoleWrite(t('saved'), onDone);
  const save = () =>
    write(() => {
      if (template === null) return callApi('POST /api/v1/console/ticket-templates', { body: draft, lang });
      const { id, version } = template;
      const body = { ...draft, version };
      return callApi('PUT /api/v1/console/ticket-templates/{id}', { params: { id }, body, lang });
    });
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  return { draft, change, save, isPending, errorOf };
}

function KindField({ form: { draft, change, errorOf } }: { form: Form }) {
  const t = useTranslations('consoleTickets');
  const kinds = TICKET_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  return (
    <Select
      label={t('template.kind')}
      options={[{ value: '', label: t('template.kindAny') }, ...kinds]}
      value={draft.kind ?? ''}
      onChange={(kind) => change({ kind: kind === '' ? null : (kind as TicketKind) })}
      error={errorOf('kind')}
    />
  );
}

/** Title and text, in one language and then in the other. */
function WordFields({ form }: { form: Form }) {
  const t = useTranslations('consoleTickets.template');
  const [name, number] = TEMPLATE_MARKS.map(ltrText);
  const marks = t('marks', { name: name ?? '', number: number ?? '' });
  return (['ar', 'en'] as const).map((lang) => <Words key={lang} form={form} lang={lang} marks={marks} />);
}

function Words(props: { form: Form; lang: 'ar' | 'en'; marks: string }) {
  const t = useTranslations('consoleTickets.template');
  const { lang } = props;
  const { draft, change, errorOf } = props.form;
  const way = { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' } as const;
  return (
    <>
      <TextField
        {...way}
        label={t(lang === 'ar' ? 'titleAr' : 'titleEn')}
        value={draft[`title_${lang}`]}
        onChange={(title) => change({ [`title_${lang}`]: title })}
        error={errorOf(`title_${lang}`)}
        maxLength={60}
      />
      <TextArea
        {...way}
        label={t(lang === 'ar' ? 'textAr' : 'textEn')}
        hint={props.marks}
        value={draft[`text_${lang}`]}
        onChange={(text) => change({ [`text_${lang}`]: text })}
        error={errorOf(`text_${lang}`)}
        rows={5}
        maxLength={2000}
      />
    </>
  );
}

import type { TicketTemplate } from '@diyar/contract/console/ticket-templates';
import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import { filledTemplate } from '@diyar/contract/words/ticket-words';
import { type FormEvent, useState } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useTemplates } from './use-templates.ts';

interface PickerProps {
  ticket: ConsoleTicket;
  onClose: () => void;
  /** Takes the text, in the language that the ticket is written in. */
  onPick: (text: string) => void;
}

/** Finds an answer template by a word and inserts it: Enter takes the first, the others are buttons. Those of the ticket's kind come first. */
export function TemplatePicker({ ticket, onClose, onPick }: PickerProps) {
  const t = useTranslations('consoleTickets');
  const [typed, type] = useState('');
  const { data, error, refetch } = useTemplates();
  const found = data === undefined ? [] : matching(data.items, ticket, typed);
  const pick = (template: TicketTemplate | undefined) => {
    if (template === undefined) return;
    const { name } = ticket.sender;
    onPick(filledTemplate(textOf(template, ticket.lang), { name, number: ticket.id }));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pick(found[0]);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('insertTemplate')} closeLabel={t('closeList')}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <TextField
          type="search"
          label={t('findTemplate')}
          hint={t('findTemplateHint')}
          value={typed}
          onChange={type}
          error={undefined}
          maxLength={60}
          dir="auto"
          data-first
        />
        {error === null ? null : <ConsoleProblem error={error} retry={() => void refetch()} />}
        {data !== undefined && found.length === 0 ? (
          <p className="text-soft">{t(typed === '' ? 'templateEmpty' : 'templateNone')}</p>
        ) : null}
        <ul className="grid gap-2">
          {found.map((template) => (
            <li key={template.id}>
              <button
                type="button"
                onClick={() => pick(template)}
                className="grid w-full gap-1 rounded-base border border-line px-4 py-3 text-start hover:bg-sunken"
              >
                <span className="flex flex-wrap items-center justify-between gap-2 font-bold">
                  <bdi>{titleOf(template, ticket.lang)}</bdi>
                  {template.kind === null ? null : <Badge>{t(`kinds.${template.kind}`)}</Badge>}
                </span>
                <span dir="auto" className="line-clamp-2 text-sm text-soft">
                  {textOf(template, ticket.lang)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p className="sr-only" role="status">
          {typed === '' ? '' : ltrText(String(found.length))}
        </p>
      </form>
    </Dialog>
  );
}

const titleOf = (one: TicketTemplate, lang: 'ar' | 'en') => (lang === 'ar' ? one.title_ar : one.title_en);
const textOf = (one: TicketTemplate, lang: 'ar' | 'en') => (lang === 'ar' ? one.text_ar : one.text_en);

/** Templates in use that have the typed words, those of the ticket's kind first, those of another kind last. */
function matching(templates: readonly TicketTemplate[], ticket: ConsoleTicket, typed: string) {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const rank = ({ kind }: TicketTemplate) => (kind === ticket.kind ? 0 : kind === null ? 1 : 2);
  return templates
    .filter(({ is_retired }) => !is_retired)
    .filter(({ title_ar, title_en, text_ar, text_en }) => {
      const text = `${title_ar} ${title_en} ${text_ar} ${text_en}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

import {
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationKind,
  type NotificationRule,
} from '@diyar/contract/words/notification-words';
import { LANGS, type Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Message } from '../platform/messaging/message-sender.ts';

/** Kinds of which anything goes outside the site. */
export const OUTSIDE_KINDS = NOTIFICATION_KINDS.filter((kind) =>
  Object.values<NotificationRule>(NOTIFICATIONS).some((rule) => rule.kind === kind && !rule.isInside),
);

/** Approved texts never change: whoever changes one counts this up, and has the new ones approved. */
const EDITION = 1;
/** Meta's limit of a whole body is 1024 characters; longer sentences lose their end. */
const LONGEST_SENTENCE = 800;
/** The gap of a body that the sentence fills. */
const GAP = '{{1}}';
/** What Meta counts as advertising, though its reader asked for it. */
const MARKETING: ReadonlySet<NotificationKind> = new Set(['searches']);

/** The name under which Meta knows the template of a kind, in each language. */
export function templateNameOf(kind: NotificationKind): string {
  return `notice_${kind}_${EDITION}`;
}

/** Returns a sentence by WhatsApp: its kind's template, what fills it, and the text as its reader sees it. */
export function whatsAppTextOf(
  sentence: string,
  { kind, lang }: { kind: NotificationKind; lang: Lang },
): Required<Pick<Message, 'text' | 'template'>> {
  const filled = fitting(sentence);
  return {
    text: bodyOf(kind, lang, filled),
    template: { name: templateNameOf(kind), lang, parameters: [filled] },
  };
}

/** In one line, as a gap takes nothing else. */
function fitting(sentence: string): string {
  const line = sentence.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_SENTENCE ? line : `${line.slice(0, LONGEST_SENTENCE - 1)}…`;
}

function bodyOf(kind: NotificationKind, lang: Lang, text: string): string {
  const t = translatorOf(lang);
  return `${t(`whatsapp.about.${kind}`)}\n${text}\n${t('whatsapp.more')}`;
}

/** A template as Meta takes it to approve it (`POST /<WABA_ID>/message_templates`). */
export interface TemplateToApprove {
  name: string;
  language: Lang;
  category: 'UTILITY' | 'MARKETING';
  components: readonly object[];
}

/** Every template that notifications need, in both languages; its button leads to the notifications of the site at `publicUrl`. */
export function templatesToApprove(publicUrl: string): TemplateToApprove[] {
  return OUTSIDE_KINDS.flatMap((kind) => LANGS.map((lang) => templateToApprove(kind, lang, publicUrl)));
}

function templateToApprove(kind: NotificationKind, lang: Lang, publicUrl: string): TemplateToApprove {
  const t = translatorOf(lang);
  const example = { body_text: [[t('whatsapp.example')]] };
  const url = new URL(`${lang === 'en' ? '/en' : ''}/dashboard/notifications`, publicUrl).href;
  return {
    name: templateNameOf(kind),
    language: lang,
    category: MARKETING.has(kind) ? 'MARKETING' : 'UTILITY',
    components: [
      { type: 'BODY', text: bodyOf(kind, lang, GAP), example },
      { type: 'FOOTER', text: t('whatsapp.footer') },
      { type: 'BUTTONS', buttons: [{ type: 'URL', text: t('whatsapp.button'), url }] },
    ],
  };
}

import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { mailPage } from '../platform/messaging/mail-page.ts';

/** The e-mail that carries a code to an address. */
export function codeMail(code: string, lang: Lang): { subject: string; text: string; html: string } {
  const t = translatorOf(lang);
  const paragraphs = [t('mail.codeText'), t('mail.codeNote')];
  return {
    subject: t('mail.codeSubject', { code }),
    text: `${paragraphs[0]}\n\n${code}\n\n${paragraphs[1]}`,
    html: mailPage({
      lang,
      from: t('mail.from'),
      paragraphs: paragraphs.slice(0, 1),
      code,
      footer: paragraphs.slice(1).map((text) => ({ text })),
    }),
  };
}

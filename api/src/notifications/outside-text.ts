import { type NotificationKind, type PushNotice, ruleOf } from '@diyar/contract/words/notification-words';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { mailPage } from '../platform/messaging/mail-page.ts';
import type { Mail } from '../platform/messaging/message-sender.ts';
import type { EventRow } from './notification.queries.ts';
import { placeIdOf, sentenceOf } from './sentence.ts';

interface Outside {
  happened: number;
  lang: Lang;
  publicUrl: string | undefined;
}

/** Returns the text for a phone: the sentence, after the name of the site that says it, with the way to the rest. */
export function outsideTextOf(event: EventRow, { happened, lang, publicUrl }: Outside): string {
  const text = sentenceOf(event, happened, lang);
  return `${translatorOf(lang)('sms.notification', { text })}\n${linkTo('/dashboard/notifications', { lang, publicUrl })}`;
}

/** Returns what a browser's service worker is told, as `PushNotice` of the contract. */
export function pushTextOf(
  event: EventRow & { id: string; notification_id: string },
  { happened, lang }: Outside,
): string {
  const notice: PushNotice = {
    id: event.id,
    notification: event.notification_id,
    lang,
    title: translatorOf(lang)('mail.from'),
    text: sentenceOf(event, happened, lang),
    place: ruleOf(event.key)?.place ?? 'home',
    placeId: placeIdOf(event),
  };
  return JSON.stringify(notice);
}

/** Returns the e-mail: the sentence, the way to the rest, why it came and where to stop its kind. */
export function mailOf(
  event: EventRow,
  { happened, lang, publicUrl, kind, key }: Outside & { kind: NotificationKind; key: string },
): Mail & { text: string } {
  const t = translatorOf(lang);
  const sentence = sentenceOf(event, happened, lang);
  const url = linkTo('/dashboard/notifications', { lang, publicUrl });
  const unsubscribeUrl = linkTo(`/unsubscribe/${key}`, { lang, publicUrl });
  const why = t('mail.why', { kind: t(`notifications.kinds.${kind}`) });
  return {
    subject: sentence,
    text: [sentence, `${t('mail.open')}: ${url}`, why, `${t('mail.stop')}: ${unsubscribeUrl}`].join('\n\n'),
    html: mailPage({
      lang,
      from: t('mail.from'),
      paragraphs: [sentence],
      button: { text: t('mail.open'), url },
      footer: [{ text: why }, { text: t('mail.stop'), url: unsubscribeUrl }],
    }),
    unsubscribeUrl,
  };
}

function linkTo(path: string, { lang, publicUrl }: { lang: Lang; publicUrl: string | undefined }): string {
  const rooted = `${lang === 'en' ? '/en' : ''}${path}`;
  return publicUrl === undefined ? rooted : new URL(rooted, publicUrl).href;
}

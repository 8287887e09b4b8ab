import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { EventRow } from './notification.queries.ts';
import { sentenceOf } from './sentence.ts';

/** Returns the text for a phone: the sentence, after the name of the site that says it, with the way to the rest. */
export function outsideTextOf(
  event: EventRow,
  { happened, lang, publicUrl }: { happened: number; lang: Lang; publicUrl: string | undefined },
): string {
  const path = `${lang === 'en' ? '/en' : ''}/dashboard/notifications`;
  const link = publicUrl === undefined ? path : new URL(path, publicUrl).href;
  const text = sentenceOf(event, happened, lang);
  return `${translatorOf(lang)('sms.notification', { text })}\n${link}`;
}

import type { AdPhoto } from '@diyar/contract/finding/ads';
import type { Lang } from '@diyar/messages/messages';

/** What a photo shows, in the page's language: its caption, or else its room; without either, the ad's title. */
export function photoWords({ caption, caption_lang, room }: AdPhoto, lang: Lang, title: string): string {
  return (caption_lang === lang ? caption : null) ?? room?.name ?? title;
}

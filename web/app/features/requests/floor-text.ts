import { isFloorWord } from '@diyar/contract/words/search-words';
import type { useTranslations } from '../../i18n/translations.ts';

/** A floor that somebody asks for, in words. */
export function floorText(floor: string, words: ReturnType<typeof useTranslations<'requests'>>): string {
  return isFloorWord(floor) ? words(`floors.${floor}`) : words('floorNumbered', { floor: Number(floor) });
}

import type { Lang } from '@diyar/messages/messages';
import { toastError } from '../../ui/late-toast.ts';
import type { Point } from './bounds.ts';
import { findMyLocation } from './my-location.ts';

const SENTENCES = {
  ar: async () => (await import('@diyar/messages/ar/map')).liveMap.location,
  en: async () => (await import('@diyar/messages/en/map')).liveMap.location,
};

/** Where I am, for code that has no sentences of the map at hand; undefined once the brief's words have said why it cannot be told. */
export async function whereIAm(lang: Lang): Promise<Point | undefined> {
  const found = await findMyLocation();
  if (typeof found !== 'string') return found;
  const sentences = await SENTENCES[lang]();
  await toastError(sentences[found], 'my-location');
  return undefined;
}

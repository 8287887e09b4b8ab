import type { Lang } from '@diyar/messages/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { toastError } from '../../ui/late-toast.ts';
import type { HeartsOwner } from './heart-calls.ts';
import { arrived, followHearts, isFull, pressHeart, setHeart } from './heart-store.ts';

const NOTICE_SENTENCES = {
  ar: () => import('@diyar/messages/ar/favourites'),
  en: () => import('@diyar/messages/en/favourites'),
};
/** Undefined where the code cannot be fetched: without a network hearts stay as they are. */
const calls = () => import('./heart-calls.ts').catch(() => undefined);
const nothingYet = () => false;

/** The ad of the last notice that one is kept, and a function that closes the notice. */
let told: { id: string; close: () => void } | undefined;

/** Sends the press. Shows a notice when the ad is kept, and closes it when the press is undone. */
async function change(id: string, presser: HeartsOwner, lang: Lang, offline: string): Promise<void> {
  const kept = await calls();
  if (kept === undefined) {
    setHeart(id, !isFull(id));
    arrived(id);
    await toastError(offline, 'offline');
    return;
  }
  if (await kept.keep(id, presser)) await tellKept(id, lang);
  else if (told?.id === id && !isFull(id)) told.close();
}

/** Shows the notice that an ad is kept, unless another press undid it meanwhile. Without a network only the full heart shows it. */
async function tellKept(id: string, lang: Lang): Promise<void> {
  const coming = Promise.all([import('./kept-notice.tsx'), NOTICE_SENTENCES[lang]()]);
  const come = await coming.catch(() => undefined);
  if (come === undefined || !isFull(id)) return;
  const [notice, sentences] = come;
  told = { id, close: notice.tellKept(sentences) };
}

/** Whether an ad is kept, and the press that changes it at once. Empty where the server renders: hearts fill after load. */
export function useHeart(id: string): [boolean, () => void] {
  const session = useSession();
  const { status } = session;
  const account = session.user?.id ?? null;
  const lang = useLang();
  const t = useTranslations('common');
  useEffect(() => {
    if (status !== 'unknown') void calls().then((found) => found?.learn({ status, account }));
  }, [status, account]);
  const press = () => {
    pressHeart(id);
    void change(id, { status, account }, lang, t('offline'));
  };
  return [useSyncExternalStore(followHearts, () => isFull(id), nothingYet), press];
}

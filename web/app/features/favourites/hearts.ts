import type { Lang } from '@diyar/messages/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { type Session, useSession } from '../../session/session.ts';
import { arrived, followHearts, isFull, pressHeart, setHeart } from './heart-store.ts';

const NOTICES = {
  ar: () => import('./arabic-kept-notice.tsx'),
  en: () => import('./english-kept-notice.tsx'),
};
/** Undefined where the code cannot be fetched: without a network hearts stay as they are. */
const calls = () => import('./heart-calls.ts').catch(() => undefined);
const nothingYet = () => false;

/** Keeps what was pressed, and tells where it went; what is taken back needs no telling. */
async function change(id: string, status: Session['status'], lang: Lang): Promise<void> {
  const kept = await calls();
  if (kept === undefined) {
    setHeart(id, !isFull(id));
    arrived(id);
    return;
  }
  const isKept = await kept.keep(id, status);
  if (isKept) (await NOTICES[lang]()).tellKept();
  else (await import('./kept-notice.tsx')).tellNothing();
}

/** Whether an ad is kept, and the press that changes it at once. Empty where the server renders: hearts fill after load. */
export function useHeart(id: string): [boolean, () => void] {
  const { status } = useSession();
  const lang = useLang();
  useEffect(() => {
    if (status !== 'unknown') void calls().then((found) => found?.learn(status));
  }, [status]);
  const press = () => {
    pressHeart(id);
    void change(id, status, lang);
  };
  return [useSyncExternalStore(followHearts, () => isFull(id), nothingYet), press];
}

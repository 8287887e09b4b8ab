import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../session/session.ts';
import { followHearts, isFull, pressHeart } from './heart-store.ts';

const calls = () => import('./heart-calls.ts');
const nothingYet = () => false;

/** Whether an ad is kept, and the press that changes it at once. Empty where the server renders: hearts fill after load. */
export function useHeart(id: string): [boolean, () => void] {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'unknown') void calls().then(({ learn }) => learn(status));
  }, [status]);
  const press = () => {
    pressHeart(id);
    void calls().then(({ keep }) => keep(id, status));
  };
  return [useSyncExternalStore(followHearts, () => isFull(id), nothingYet), press];
}

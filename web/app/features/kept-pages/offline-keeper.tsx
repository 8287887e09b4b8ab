import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { sendWaiting } from '../../offline/outbox.ts';
import { keepOwnCopy } from '../../offline/own-copy.ts';
import { useSession } from '../../session/session.ts';
import { keepUpcoming } from './keep-upcoming.ts';
import { useUpdateNotice } from './update-notice.tsx';

const AGAIN_MS = 30_000;

/** For the signed in: keeps what opens without a network, and sends what was done without one. Draws nothing. */
export function OfflineKeeper() {
  const client = useQueryClient();
  const lang = useLang();
  const account = useSession().user?.id;
  useUpdateNotice();
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      // A browser that allows none keeps no pages; the rest works as ever.
      navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  }, []);
  useEffect(() => (account === undefined ? undefined : keepOwnCopy(client, account)), [client, account]);
  useEffect(() => {
    if (account === undefined) return;
    const send = async () => {
      if ((await sendWaiting(account)) > 0) void client.invalidateQueries({ queryKey: [lang, 'messages'] });
    };
    void send();
    addEventListener('online', send);
    // A site that was not reached comes back without a word.
    const timer = setInterval(send, AGAIN_MS);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [client, account, lang]);
  useEffect(() => {
    if (account === undefined) return;
    return keepUpcoming(client, lang);
  }, [client, account, lang]);
  return null;
}

import { useSyncExternalStore } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import {
  followOutbox,
  isStuck,
  removeMessage,
  sendWaiting,
  tryAgain,
  type WaitingMessage,
  waitingMessages,
} from '../../offline/outbox.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Messages of mine that wait for a network, below those that were sent. */
export function WaitingMessages({ id }: { id: string }) {
  const account = useSession().user?.id ?? '';
  // As text, so that the same messages are the same value.
  const read = () => JSON.stringify(waitingMessages(account, id));
  const messages = JSON.parse(useSyncExternalStore(followOutbox, read, () => '[]')) as WaitingMessage[];
  if (messages.length === 0) return null;
  return (
    <ol aria-live="polite" className="grid gap-3">
      {messages.map((message) => (
        <Waiting key={message.key} message={message} />
      ))}
    </ol>
  );
}

function Waiting({ message }: { message: WaitingMessage }) {
  const t = useTranslations('bookingAfter.messages');
  const again = () => {
    tryAgain(message, new Date());
    void sendWaiting(message.account);
  };
  return (
    <li className="grid max-w-[85%] justify-self-end gap-1">
      <p
        dir="auto"
        className="rounded-base border border-dashed border-line bg-primary-soft px-4 py-2.5 break-words whitespace-pre-line"
      >
        {message.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 px-1 text-xs text-soft">
        <Icon name="clock" className="size-4" />
        {isStuck(message, new Date()) ? (message.refused ?? t('notSent')) : t('waits')}
      </p>
      <div className="flex flex-wrap gap-2">
        {isStuck(message, new Date()) ? (
          <Button kind="quiet" size="small" onClick={again}>
            {t('again')}
          </Button>
        ) : null}
        <Button kind="quiet" size="small" onClick={() => removeMessage(message)}>
          {t('discard')}
        </Button>
      </div>
    </li>
  );
}

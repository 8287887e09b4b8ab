import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Channel = 'phone' | 'whatsapp';
interface Contact {
  phone: string;
  url: string;
}

/** Call and WhatsApp about a request. The number comes on tap only: each answer is counted and limited. */
export function ContactTaps(props: {
  channels: readonly string[];
  reveal: (channel: Channel) => Promise<Contact>;
}) {
  const t = useTranslations('requests');
  const { asking, shown, problem, ask } = useTaps(props.reveal);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {props.channels.includes('phone') ? (
        <Button kind="secondary" size="small" pending={asking === 'phone'} onClick={() => void ask('phone')}>
          <Icon name="phone" className="size-4" />
          {t('call')}
        </Button>
      ) : null}
      {props.channels.includes('whatsapp') ? (
        <Button
          kind="secondary"
          size="small"
          pending={asking === 'whatsapp'}
          onClick={() => void ask('whatsapp')}
        >
          <Icon name="chat" className="size-4" />
          {t('whatsappButton')}
        </Button>
      ) : null}
      <span role="status" className="empty:hidden">
        {shown === null ? null : (
          <a href={shown.url} className={buttonLook('quiet', 'small')}>
            <bdi dir="ltr" className="tabular">
              {shown.phone}
            </bdi>
          </a>
        )}
      </span>
      {problem === null ? null : (
        <p role="alert" className="w-full text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function useTaps(reveal: (channel: Channel) => Promise<Contact>) {
  const [asking, setAsking] = useState<Channel | null>(null);
  const [shown, setShown] = useState<Contact | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (channel: Channel) => {
    setAsking(channel);
    setProblem(null);
    // Opened before the answer, while the tap still counts as the person's own wish; later a browser would block it.
    const chat = channel === 'whatsapp' ? window.open('', '_blank') : null;
    try {
      const contact = await reveal(channel);
      setShown(contact);
      if (chat === null) location.assign(contact.url);
      else {
        chat.opener = null;
        chat.location.replace(contact.url);
      }
    } catch (error) {
      chat?.close();
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'invalid_token') setProblem(error.msg);
    } finally {
      setAsking(null);
    }
  };
  return { asking, shown, problem, ask };
}

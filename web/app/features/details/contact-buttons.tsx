import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { phoneText } from '../../i18n/phone.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toastError } from '../../ui/late-toast.ts';
import { isolated } from '../ads/periods.ts';

type Channel = 'phone' | 'whatsapp';

/**
 * Call and WhatsApp. The number is asked for on tap only: each answer is counted and limited, and it never stands in a
 * page (product.md 3). Afterwards it is shown, with a link for those whose browser opened nothing.
 */
export function ContactButtons({ adId }: { adId: string }) {
  const t = useTranslations('details.contact');
  const { asking, shown, ask } = useContact(adId);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Button kind="secondary" pending={asking === 'phone'} onClick={() => void ask('phone')}>
          <Icon name="phone" />
          {t('call')}
        </Button>
        <Button kind="secondary" pending={asking === 'whatsapp'} onClick={() => void ask('whatsapp')}>
          <Icon name="chat" />
          {t('whatsapp')}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {shown === null ? null : (
          <a href={shown.url} className={buttonLook('quiet', 'medium', true)}>
            <span className="sr-only">{t('shown')}</span>
            <bdi dir="ltr" className="tabular text-base">
              {phoneText(shown.phone)}
            </bdi>
          </a>
        )}
      </div>
      <p className="text-xs text-soft">{t('hint', { number: isolated(adId) })}</p>
    </div>
  );
}

function useContact(adId: string) {
  const t = useTranslations('details.contact');
  const [search] = useSearchParams();
  const [asking, setAsking] = useState<Channel | null>(null);
  const [shown, setShown] = useState<{ phone: string; url: string } | null>(null);

  const ask = async (channel: Channel) => {
    setAsking(channel);
    // Opened before the answer, while the tap still counts as the person's own wish; later a browser would block it.
    const chat = channel === 'whatsapp' ? window.open('', '_blank') : null;
    const k = search.get('k');
    try {
      const contact = await callApi('POST /api/v1/ads/{id}/contacts', {
        params: { id: adId },
        query: k === null ? {} : { k },
        body: { channel },
      });
      setShown(contact);
      if (chat === null) location.assign(contact.url);
      else sendTo(chat, contact.url);
    } catch (error) {
      chat?.close();
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'invalid_token') return;
      void toastError(error.status === 429 ? t('tooMany') : error.msg || t('failed'), 'contact');
    } finally {
      setAsking(null);
    }
  };
  return { asking, shown, ask };
}

/** Another site's page must not reach back into ours. */
function sendTo(tab: Window, address: string): void {
  tab.opener = null;
  tab.location.replace(address);
}

import type { AdCard } from '@diyar/contract/finding/ads';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { AdStrip } from '../ads/ad-strip.tsx';
import { forgetSeen, seenHere } from './seen-store.ts';

/** The ads looked at before on this device and still on show, with today's prices; `except` is the one in sight. */
export function SeenStrip({ except }: { except?: string | undefined }) {
  const t = useTranslations('results');
  const lang = useLang();
  const [ads, setAds] = useState<readonly AdCard[]>([]);
  useEffect(() => {
    const ids = seenHere().filter((id) => id !== except);
    let isHere = true;
    const ask = async () => {
      try {
        const { items } = await callApi('GET /api/v1/ads/cards', { query: { ids: ids.join(',') }, lang });
        if (isHere) setAds(items);
      } catch (error) {
        // A strip that cannot be asked for is not missed.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    if (ids.length > 0) void ask();
    return () => {
      isHere = false;
    };
  }, [except, lang]);
  if (ads.length === 0) return null;
  const forget = () => {
    forgetSeen();
    setAds([]);
  };
  return (
    <section className="grid min-w-0 gap-4 border-t border-line py-8">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg font-bold">{t('seen')}</h2>
        <Button kind="quiet" onClick={forget}>
          {t('forgetSeen')}
        </Button>
      </div>
      <AdStrip ads={ads} label={t('seen')} />
    </section>
  );
}

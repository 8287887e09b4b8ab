import type { AdDetails } from '@diyar/contract/ads';
import { Suspense, useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Icon } from '../../ui/icon.tsx';

const SHEETS = {
  ar: late(async () => (await import('./arabic-share-sheet.tsx')).ArabicShareSheet),
  en: late(async () => (await import('./english-share-sheet.tsx')).EnglishShareSheet),
} as const;

/** Passes an ad on: by the device's own sheet where there is one, else by ours. */
export function ShareButton({ ad }: { ad: AdDetails }) {
  const t = useTranslations('details');
  const ShareSheet = SHEETS[useLang()];
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    // A device's sheet that was closed is an answer too; one that does not work gives way to ours.
    const own = navigator.share?.({ title: ad.title, url: location.href });
    await own?.catch((error: Error) => setOpen(error.name !== 'AbortError'));
    if (own === undefined) setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('share')}
        onClick={() => void share()}
        className="grid size-11 shrink-0 place-items-center rounded-pill border border-line bg-surface"
      >
        <Icon name="share" />
      </button>
      {isOpen ? (
        <Suspense>
          <ShareSheet ad={ad} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

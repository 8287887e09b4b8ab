import type { AdDetails } from '@diyar/contract/finding/ads';
import { Suspense, useState } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { countVisit } from './count-visit.ts';

const ShareSheet = lateWithSentences(async () => (await import('./share-sheet.tsx')).ShareSheet, {
  ar: () => [import('@diyar/messages/ar/ad-more')],
  en: () => [import('@diyar/messages/en/ad-more')],
});

/** Passes an ad on: by the device's own sheet where there is one, else by ours. */
export function ShareButton({ ad }: { ad: AdDetails }) {
  const t = useTranslations('details');
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    // A device's sheet that was closed is an answer too; one that does not work gives way to ours.
    const own = navigator.share?.({ title: ad.title, url: location.href });
    await own?.then(
      () => countVisit(ad.id, 'shares'),
      (error: Error) => setOpen(error.name !== 'AbortError'),
    );
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

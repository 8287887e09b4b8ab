import { useState } from 'react';
import { useTranslations } from '../i18n/translations.ts';
import { useNewRelease } from '../rendering/use-new-release.ts';
import { Button } from '../ui/button.tsx';

/** Tells that the site got a newer version while the page is open; until it is refreshed links load their pages whole. */
export function NewRelease() {
  const t = useTranslations('newRelease');
  const isNew = useNewRelease();
  const [isLater, setLater] = useState(false);
  const isTold = isNew && !isLater;
  return (
    <div role="status" className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-xl md:bottom-6 empty:hidden">
      {isTold ? (
        <div className="flex flex-wrap items-center gap-3 rounded-base border border-line bg-raised p-4 shadow-float">
          <div className="min-w-0 grow basis-60">
            <p className="font-bold">{t('text')}</p>
            <p className="text-sm text-soft">{t('hint')}</p>
          </div>
          <Button onClick={() => location.reload()}>{t('refresh')}</Button>
          <Button kind="secondary" onClick={() => setLater(true)}>
            {t('later')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

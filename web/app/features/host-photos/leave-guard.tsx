import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before a page is left on which photos are being uploaded: the browser in its words, the site in the brief's. */
export function LeaveGuard({ isUploading, hasFailed }: { isUploading: boolean; hasFailed: boolean }) {
  const t = useTranslations('hostPhotos');
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => isUploading && !isStep(from, to),
  );
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
  // Whoever waits goes on as soon as all has arrived; where something did not, it is there to be seen.
  useEffect(() => {
    if (isUploading || blocker.state !== 'blocked') return;
    if (hasFailed) blocker.reset();
    else blocker.proceed();
  }, [isUploading, hasFailed, blocker]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      backCloses={false}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
          <Button kind="quiet" onClick={() => blocker.proceed?.()}>
            {t('goAway')}
          </Button>
        </div>
      }
    >
      <p>{t('leave')}</p>
    </Dialog>
  );
}

/** Another step of the same wizard: its photos' step stays, and what is on its way goes on. */
function isStep(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && new URLSearchParams(to.search).has('step');
}

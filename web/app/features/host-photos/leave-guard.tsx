import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before a page is left on which photos are being uploaded: the browser in its words, the site in the brief's. */
export function LeaveGuard({ isUploading }: { isUploading: boolean }) {
  const t = useTranslations('hostPhotos');
  const blocker = useBlocker(isUploading);
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
  // Whoever waits goes on as soon as nothing is uploaded any more.
  useEffect(() => {
    if (!isUploading && blocker.state === 'blocked') blocker.proceed();
  }, [isUploading, blocker]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
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

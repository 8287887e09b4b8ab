import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';

const ID = 'updated';

/** Tells a page that stayed open while a newer version of the site took over; what is typed waits until its person is ready. */
export function useUpdateNotice(): void {
  const t = useTranslations('dashboard');
  useEffect(() => {
    const { serviceWorker } = navigator;
    // The first one takes over a page of its own version.
    if (serviceWorker === undefined || serviceWorker.controller === null) return;
    const tell = () => {
      const notice = (
        <span className="flex flex-wrap items-center gap-x-3">
          {t('updated')}
          <Button kind="quiet" size="small" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </span>
      );
      toast(notice, { id: ID, duration: Number.POSITIVE_INFINITY });
    };
    serviceWorker.addEventListener('controllerchange', tell);
    return () => serviceWorker.removeEventListener('controllerchange', tell);
  }, [t]);
}

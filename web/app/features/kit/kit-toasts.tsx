import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The brief's five kinds of toasts, each shown by its button. */
export function KitToasts() {
  const t = useTranslations('kit');
  const shows = {
    blank: () => toast(t('toasts.blank')),
    error: () => toast.error(t('toasts.error')),
    success: () => toast.success(t('toasts.success')),
    loading: () => toast.loading(t('toasts.loading')),
    custom: () => toast.custom(<Card className="p-3">{t('toasts.custom')}</Card>),
  } as const;
  return (
    <section aria-label={t('toasts.title')} className="grid gap-4">
      <h2 className="text-xl font-bold">{t('toasts.title')}</h2>
      <div className="flex flex-wrap gap-2">
        {(['blank', 'error', 'success', 'loading', 'custom'] as const).map((kind) => (
          <Button key={kind} kind="secondary" onClick={shows[kind]}>
            {t('toasts.show', { kind: t(`toasts.kinds.${kind}`) })}
          </Button>
        ))}
        <Button kind="secondary" onClick={() => toast.dismiss()}>
          {t('toasts.dismiss')}
        </Button>
      </div>
    </section>
  );
}

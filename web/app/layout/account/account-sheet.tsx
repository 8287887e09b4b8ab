import { Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const AccountPanel = lateWithSentences(async () => (await import('./account-panel.tsx')).AccountPanel, {
  ar: () => [import('@diyar/messages/ar/account-panel')],
  en: () => [import('@diyar/messages/en/account-panel')],
});

/** The account's panel on a phone. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  return (
    <Sheet isOpen onClose={onClose} title={t('shell.account')} closeLabel={t('common.close')}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <AccountPanel onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}

import { Suspense } from 'react';
import { useTranslations } from '../i18n/translations.ts';
import { late } from '../rendering/late.ts';
import { Sheet } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const AccountPanel = late(async () => (await import('./worded-panel.tsx')).WordedPanel);

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

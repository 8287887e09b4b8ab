import { Suspense, useState } from 'react';
import { useTranslations } from '../i18n/translations.ts';
import { late } from '../rendering/late.ts';
import { Sheet } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const AccountPanel = late(async () => (await import('./worded-panel.tsx')).WordedPanel);

/** The phone's way to the account: the same panel in a sheet. */
export function AccountSheetButton(props: { className: string; text: string }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={props.className} onClick={() => setOpen(true)}>
        <Icon name="user" />
        {props.text}
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('shell.account')}
        closeLabel={t('common.close')}
      >
        <Suspense fallback={<Skeleton className="h-40" />}>
          <AccountPanel onDone={() => setOpen(false)} />
        </Suspense>
      </Sheet>
    </>
  );
}

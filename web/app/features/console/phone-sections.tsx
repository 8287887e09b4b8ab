import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The console's sections behind a button, where the screen has no room for them beside the work. */
export function PhoneSections(props: { children: (close: () => void) => ReactNode }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={t('console.nav')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="list" />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={close} title={t('console.nav')} closeLabel={t('common.close')}>
        <nav aria-label={t('console.nav')}>{props.children(close)}</nav>
      </Sheet>
    </>
  );
}

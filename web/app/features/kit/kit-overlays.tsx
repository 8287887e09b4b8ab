import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { CommandDialog } from '../../ui/command-dialog.tsx';
import { Dialog, Sheet } from '../../ui/dialog.tsx';
import { closeCommandDialog, opens } from '../../ui/opens-dialog.ts';

type Kind = 'dialog' | 'sheet';

/** Windows stand on top of the page, in the scheme of whoever looks: the page's own, not the panel's. */
export function KitOverlays({ scheme }: { scheme: string }) {
  const t = useTranslations('kit');
  const [open, setOpen] = useState<Kind | null>(null);
  const id = `kit-window-${scheme}`;
  const window = {
    onClose: () => setOpen(null),
    title: t('overlays'),
    closeLabel: t('close'),
    footer: <Button onClick={() => setOpen(null)}>{t('close')}</Button>,
    children: <p>{t('dialogText')}</p>,
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => setOpen('dialog')}>
        {t('open')}
      </Button>
      <Button kind="secondary" onClick={() => setOpen('sheet')}>
        {t('openSheet')}
      </Button>
      <Button kind="secondary" {...opens(id)}>
        {t('more')}
      </Button>
      <Dialog isOpen={open === 'dialog'} {...window} />
      <Sheet isOpen={open === 'sheet'} {...window} />
      <CommandDialog
        id={id}
        title={t('overlays')}
        closeLabel={t('close')}
        form="sheet"
        footer={<Button onClick={() => closeCommandDialog(id)}>{t('close')}</Button>}
      >
        <p className="p-5">{t('dialogText')}</p>
      </CommandDialog>
    </div>
  );
}

import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RemoveSupplyDialog } from './remove-supply-dialog.tsx';
import type { Abilities, SupplyThing } from './supply-thing.ts';
import { useCopySupply } from './use-copy-supply.ts';

interface SupplyMenuProps {
  thing: SupplyThing;
  may: Abilities;
  /** Called once it is deleted. */
  onRemoved?: () => void;
}

/** Three dots behind which a property or unit is copied or deleted; nothing for who may do neither. */
export function SupplyMenu({ thing, may, onRemoved }: SupplyMenuProps) {
  const t = useTranslations('dashboard.properties.actions');
  const [shown, setShown] = useState<'menu' | 'remove' | null>(null);
  const close = () => setShown(null);
  if (!may.work && !may.remove) return null;
  return (
    <>
      <IconButton
        label={t('open', { name: thing.name })}
        aria-haspopup="dialog"
        onClick={() => setShown('menu')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
          <circle cx="5" cy="12" r="1.8" />
          <circle cx="12" cy="12" r="1.8" />
          <circle cx="19" cy="12" r="1.8" />
        </svg>
      </IconButton>
      {shown === 'menu' ? (
        <MenuDialog thing={thing} may={may} onClose={close} onRemove={() => setShown('remove')} />
      ) : null}
      {shown === 'remove' ? (
        <RemoveSupplyDialog thing={thing} onClose={close} onRemoved={onRemoved ?? close} />
      ) : null}
    </>
  );
}

function MenuDialog(props: {
  thing: SupplyThing;
  may: Abilities;
  onClose: () => void;
  onRemove: () => void;
}) {
  const t = useTranslations('dashboard.properties.actions');
  const close = useTranslations('common')('close');
  const { thing, may } = props;
  const isUnit = thing.kind === 'unit';
  const { copy, isPending, open, keepOpen } = useCopySupply(thing);
  if (open !== null)
    return (
      <StartOverDialog open={open} isPending={isPending} onClose={keepOpen} onStart={() => copy(true)} />
    );
  return (
    <Dialog isOpen onClose={props.onClose} title={thing.name} closeLabel={close}>
      <div className="grid gap-5">
        {may.work ? (
          <div className="grid gap-2">
            <Button kind="secondary" wide pending={isPending} onClick={() => copy(false)}>
              {t(isUnit ? 'copyUnit' : 'copy')}
            </Button>
            <p className="text-sm text-soft">{t(isUnit ? 'copyUnitHint' : 'copyHint')}</p>
          </div>
        ) : null}
        {may.remove ? (
          <Button kind="danger" wide onClick={props.onRemove}>
            {t(isUnit ? 'removeUnit' : 'remove')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The brief's confirmation: a new one deletes the open one. */
function StartOverDialog(props: {
  open: 'property' | 'unit';
  isPending: boolean;
  onClose: () => void;
  onStart: () => void;
}) {
  const t = useTranslations('dashboard.properties.actions');
  const common = useTranslations('common');
  const isProperty = props.open === 'property';
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('confirmTitle')}
      closeLabel={common('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {common('cancel')}
          </Button>
          <Button kind="danger" pending={props.isPending} onClick={props.onStart}>
            {t(isProperty ? 'confirmIt' : 'confirm')}
          </Button>
        </div>
      }
    >
      <p>{t(isProperty ? 'confirmProperty' : 'confirmUnit')}</p>
    </Dialog>
  );
}

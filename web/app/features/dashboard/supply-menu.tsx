import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RemoveSupplyDialog } from './remove-supply-dialog.tsx';
import type { Abilities, SupplyThing } from './supply-thing.ts';
import { useCopySupply } from './use-copy-supply.ts';

interface SupplyMenuProps {
  thing: SupplyThing;
  /** The only unit of a property, whose actions stand in the same menu. */
  unit?: SupplyThing | undefined;
  may: Abilities;
  /** Called once it is deleted. */
  onRemoved?: () => void;
}

/** Three dots behind which a property or unit is copied or deleted; nothing for who may do neither. */
export function SupplyMenu({ thing, unit, may, onRemoved }: SupplyMenuProps) {
  const t = useTranslations('dashboard.properties.actions');
  const [shown, setShown] = useState<'menu' | SupplyThing | null>(null);
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
        <MenuDialog
          things={unit === undefined ? [thing] : [thing, unit]}
          title={thing.name}
          may={may}
          onClose={close}
          onRemove={setShown}
        />
      ) : null}
      {shown === 'menu' || shown === null ? null : (
        <RemoveSupplyDialog thing={shown} onClose={close} onRemoved={onRemoved ?? close} />
      )}
    </>
  );
}

interface MenuProps {
  things: readonly SupplyThing[];
  title: string;
  may: Abilities;
  onClose: () => void;
  onRemove: (thing: SupplyThing) => void;
}

/** What can be done with each of the things; of two, a property and its unit, each stands under its word. */
function MenuDialog({ things, title, may, onClose, onRemove }: MenuProps) {
  const t = useTranslations('dashboard.properties.actions');
  const close = useTranslations('common')('close');
  const { copy, pending, met, keepOpen } = useCopySupply();
  if (met !== null)
    return (
      <StartOverDialog
        open={met.open}
        isPending={pending !== null}
        onClose={keepOpen}
        onStart={() => copy(met.thing, true)}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={close}>
      <div className="grid gap-5 divide-y divide-line *:not-last:pb-6">
        {things.map((thing) => {
          const isUnit = thing.kind === 'unit';
          return (
            <section key={thing.kind} className="grid gap-4">
              {things.length === 1 ? null : (
                <h3 className="font-bold">{t(isUnit ? 'ofUnit' : 'ofProperty')}</h3>
              )}
              {may.work ? (
                <div className="grid gap-2">
                  <Button
                    kind="secondary"
                    wide
                    pending={pending === thing}
                    onClick={() => copy(thing, false)}
                  >
                    {t(isUnit ? 'copyUnit' : 'copy')}
                  </Button>
                  <p className="text-sm text-soft">{t(isUnit ? 'copyUnitHint' : 'copyHint')}</p>
                </div>
              ) : null}
              {may.remove ? (
                <Button kind="danger" wide onClick={() => onRemove(thing)}>
                  {t(isUnit ? 'removeUnit' : 'remove')}
                </Button>
              ) : null}
            </section>
          );
        })}
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

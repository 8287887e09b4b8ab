import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leaveEntry } from '../../ui/leave-entry.ts';
import type { SupplyThing } from './supply-thing.ts';

interface RemoveProps {
  thing: SupplyThing;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a property or unit is deleted for good; says why where bookings or a live ad keep it. */
export function RemoveSupplyDialog({ thing, onClose, onRemoved }: RemoveProps) {
  const t = useTranslations();
  const say = useTranslations('dashboard.properties.actions');
  const { remove, isPending, refusal } = useRemove(thing, { onClose, onRemoved });
  const kept = refusal ?? (thing.keptBy === null ? undefined : t(`errors.${thing.keptBy}`));
  const isUnit = thing.kind === 'unit';
  if (kept !== undefined)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={say(isUnit ? 'keptUnitTitle' : 'keptTitle')}
        closeLabel={t('common.close')}
      >
        <Notice tone="warning" icon="warning">
          {kept}
        </Notice>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(isUnit ? 'removeUnitTitle' : 'removeTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={remove}>
            {say(isUnit ? 'removeUnit' : 'remove')}
          </Button>
        </div>
      }
    >
      <p>{say(isUnit ? 'removeUnitText' : 'removeText', { name: thing.name })}</p>
    </Dialog>
  );
}

function useRemove({ kind, id }: SupplyThing, { onClose, onRemoved }: Omit<RemoveProps, 'thing'>) {
  const t = useTranslations('dashboard.properties.actions');
  const lang = useLang();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const remove = async () => {
    setPending(true);
    try {
      const asked = { params: { id }, lang };
      if (kind === 'property') await callApi('DELETE /api/v1/host/properties/{id}', asked);
      else await callApi('DELETE /api/v1/host/units/{id}', asked);
      toast.success(t(kind === 'property' ? 'removed' : 'removedUnit'));
      await leaveEntry();
      onRemoved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) setRefusal(error.msg);
      else {
        if (error.code !== 'invalid_token') toast.error(error.msg);
        onClose();
      }
    } finally {
      setPending(false);
      // Also after a refusal: what keeps it now is shown from now on.
      void client.invalidateQueries({ queryKey: [lang, 'properties'] });
    }
  };
  return { remove: () => void remove(), isPending, refusal };
}

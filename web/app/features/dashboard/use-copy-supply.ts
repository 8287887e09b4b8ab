import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { leaveEntry } from '../../ui/leave-entry.ts';
import { forgetDraft, keptDraft } from '../host-wizard/wizard-draft.ts';
import type { SupplyThing } from './supply-thing.ts';

const kindOf = (propertyId: string | null) => (propertyId === null ? 'property' : 'unit');

/** A wizard that is open already, and the thing that was to be copied when it was found. */
interface Met {
  open: 'property' | 'unit';
  thing: SupplyThing;
}

/**
 * One more like this: opens the wizard filled in like a property or unit, and goes there. Where one is open already, also one
 * that only this device knows of, `met` says of what, and nothing is deleted until `copy(thing, true)`.
 */
export function useCopySupply() {
  const lang = useLang();
  const navigate = useNavigate();
  const client = useQueryClient();
  const account = useSession().user?.id;
  const [pending, setPending] = useState<SupplyThing | null>(null);
  const [met, setMet] = useState<Met | null>(null);
  const send = async ({ kind, id, propertyId }: SupplyThing, replace: boolean) => {
    const asked = { params: { id }, body: { replace }, lang };
    if (kind === 'property') await callApi('POST /api/v1/host/properties/{id}/copies', asked);
    else await callApi('POST /api/v1/host/units/{id}/copies', asked);
    if (account !== undefined) forgetDraft(account);
    client.removeQueries({ queryKey: [lang, 'wizard'] });
    const to = supplyPaths(lang);
    await leaveEntry();
    await navigate(
      kind === 'property' ? to.addProperty({ step: 'property' }) : to.addUnit(propertyId, { step: 'unit' }),
    );
  };
  const copy = async (thing: SupplyThing, replace: boolean) => {
    const unsaved = account === undefined ? undefined : keptDraft(account);
    if (!replace && unsaved !== undefined) return setMet({ open: kindOf(unsaved.propertyId), thing });
    setPending(thing);
    try {
      await send(thing, replace);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'wizard_open') {
        const { wizard } = error.data as { wizard: Wizard | null };
        setMet({ open: kindOf(wizard?.property?.id ?? null), thing });
      } else if (error.code !== 'invalid_token') toast.error(error.msg);
    } finally {
      setPending(null);
    }
  };
  return {
    copy: (thing: SupplyThing, replace: boolean) => void copy(thing, replace),
    pending,
    met,
    keepOpen: () => setMet(null),
  };
}

import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { insertOpenWizard, readOpenWizard, refuseViewers, throwAwayWizard } from './open-wizard.ts';
import { updateWizard } from './wizard.queries.ts';

export interface WizardSave {
  /** The version that was read; 0 opens a wizard. */
  version: number;
  propertyId: string | null;
  content: WizardContent;
}

/**
 * Saves the open wizard as it is filled in, or opens one. Of two saves of one version one is kept: the other, and whoever opens
 * where one is open, is refused as `wizard_changed` with what stands now, or null when it was finished or deleted. Refuses
 * `role_forbids` to viewers.
 */
export function saveWizard(db: Database, actor: Actor, save: WizardSave, now: Date): Promise<Wizard> {
  const { version, content } = save;
  return transact(db, async (tx) => {
    await refuseViewers(tx, actor);
    const saved =
      version === 0
        ? (await insertOpenWizard(tx, actor, save, now)) !== undefined
        : await updateWizard(tx, actor, { version, content, now });
    const wizard = await readOpenWizard(tx, actor);
    if (!saved || wizard === null) throw new Refusal('wizard_changed', { data: { wizard } });
    return wizard;
  });
}

/** Throws the open wizard away with its photos; nothing happens where none is. */
export function deleteWizard(db: Database, actor: Actor): Promise<void> {
  return transact(db, (tx) => throwAwayWizard(tx, actor));
}

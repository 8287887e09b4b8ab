import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { forgetUnused } from '../photos/forget-unused.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { presentWizard } from './wizard.presenter.ts';
import { findWizard, hasProperty, insertWizard, takeWizard } from './wizard.queries.ts';

/** The wizard that the caller has open for the acting account, or null. */
export async function readOpenWizard(reader: Reader, actor: Actor): Promise<Wizard | null> {
  const row = await findWizard(reader, actor);
  return row === undefined ? null : presentWizard(row);
}

/** Whether the caller may add and change supply of the acting account: viewers look. */
export async function mayWorkFor(reader: Reader, actor: Actor): Promise<boolean> {
  return mayWork((await standingOf(reader, actor)) ?? 'viewer');
}

/** Refuses `role_forbids` to viewers. */
export async function refuseViewers(reader: Reader, actor: Actor): Promise<void> {
  if (!(await mayWorkFor(reader, actor))) throw new Refusal('role_forbids');
}

/** Throws the open wizard away with its photos, which nothing else uses; nothing happens where none is. */
export async function throwAwayWizard(tx: Tx, actor: Actor): Promise<void> {
  const { photos, property } = (await takeWizard(tx, actor)) ?? {};
  const ids = [...(photos ?? []).map(({ id }) => id), property?.image];
  await forgetUnused(
    tx,
    actor.accountId,
    ids.filter((id) => typeof id === 'string'),
  );
}

export interface NewWizard {
  /** The property to add a unit to. */
  propertyId: string | null;
  content: WizardContent;
}

/** Opens a wizard where none is; undefined where one is. Refuses `not_found` for a property that is not the account's. */
export async function insertOpenWizard(
  tx: Tx,
  actor: Actor,
  { propertyId, content }: NewWizard,
  now: Date,
): Promise<Wizard | undefined> {
  if (propertyId !== null && !(await hasProperty(tx, actor.accountId, propertyId)))
    throw new Refusal('not_found');
  if (!(await insertWizard(tx, actor, { propertyId, content, now }))) return undefined;
  return (await readOpenWizard(tx, actor)) ?? undefined;
}

/**
 * Opens a wizard that is filled in already. Refuses `wizard_open`, with the open one, where one is and is not to be replaced:
 * starting a new one deletes it after confirmation (brief 4).
 */
export async function openFilledWizard(
  tx: Tx,
  actor: Actor,
  made: NewWizard & { replace: boolean },
  now: Date,
): Promise<Wizard> {
  if (made.replace) await throwAwayWizard(tx, actor);
  const opened = await insertOpenWizard(tx, actor, made, now);
  if (opened !== undefined) return opened;
  throw new Refusal('wizard_open', { data: { wizard: await readOpenWizard(tx, actor) } });
}

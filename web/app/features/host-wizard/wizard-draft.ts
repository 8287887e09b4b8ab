import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import { type Conflict, isSame, mergeContent, withField } from './merge-content.ts';

/** What somebody fills in on this device, and what of it the server has. */
export interface WizardDraft {
  /** The version last saved or read; 0 while none is open. */
  version: number;
  /** Which wizard it is of: when that was opened; null while none is open. */
  startedAt: string | null;
  /** The property that a unit is added to. */
  propertyId: string | null;
  /** What the server holds as `version`. */
  base: WizardContent;
  /** What is typed here. */
  mine: WizardContent;
  /** What both devices touched, and theirs of it. */
  conflicts: readonly Conflict[];
  /** What became of the open wizard elsewhere while something here was not saved. */
  trouble: 'gone' | 'other' | null;
}

/** Nothing is open yet: what is filled in for everybody stands there from the beginning, and is saved with the first change. */
export function freshDraft(propertyId: string | null, defaults: WizardContent): WizardDraft {
  const empty = { version: 0, startedAt: null, propertyId, conflicts: [], trouble: null };
  return { ...empty, base: defaults, mine: defaults };
}

export function draftOf(wizard: Wizard): WizardDraft {
  const { version, started_at: startedAt, content } = wizard;
  const propertyId = wizard.property?.id ?? null;
  return { version, startedAt, propertyId, base: content, mine: content, conflicts: [], trouble: null };
}

/** Whether something is typed that the server does not hold. */
export function hasUnsaved({ base, mine }: WizardDraft): boolean {
  return !isSame(base, mine);
}

/**
 * What is typed here, met by what stands on the server now: a newer version is merged into it, without losing what either
 * wrote. A wizard that ended elsewhere, or gave way to another, is only told of when something here was not saved.
 */
export function meetServer(draft: WizardDraft, wizard: Wizard | null): WizardDraft {
  if (wizard === null) {
    if (draft.version === 0) return draft;
    return { ...draft, trouble: 'gone' };
  }
  if (draft.startedAt !== null && draft.startedAt !== wizard.started_at) {
    return hasUnsaved(draft) ? { ...draft, trouble: 'other' } : draftOf(wizard);
  }
  if (draft.startedAt !== null && wizard.version <= draft.version) return draft;
  const { content, conflicts } = mergeContent(draft.base, draft.mine, wizard.content);
  return {
    ...draftOf(wizard),
    mine: content,
    conflicts: [...olderConflicts(draft, conflicts), ...conflicts],
  };
}

/** `sent` was saved; what was typed meanwhile is still to be. */
export function afterSave(draft: WizardDraft, sent: WizardContent, wizard: Wizard): WizardDraft {
  const { version, started_at: startedAt } = wizard;
  return { ...draft, version, startedAt, base: sent };
}

/** The answer to `gone`: what is here becomes a wizard of its own. */
export function keepAsNew(draft: WizardDraft): WizardDraft {
  return { ...freshDraft(draft.propertyId, {}), mine: draft.mine };
}

/** Conflicts of before that nobody has decided, and that no newer one takes the place of. */
function olderConflicts(draft: WizardDraft, newer: readonly Conflict[]): readonly Conflict[] {
  return draft.conflicts.filter(({ path }) => newer.every((one) => one.path !== path));
}

/** The answer to a conflict: theirs takes the place of what is typed, or what is typed stays. */
export function decideConflict(
  draft: WizardDraft,
  { path, theirs }: Conflict,
  isTheirs: boolean,
): WizardDraft {
  const conflicts = draft.conflicts.filter((one) => one.path !== path);
  return { ...draft, conflicts, mine: isTheirs ? withField(draft.mine, path, theirs) : draft.mine };
}

/** Whether this device holds what no other does: something unsaved, or a value of the other device to choose. */
const isWorthKeeping = (draft: WizardDraft) => hasUnsaved(draft) || draft.conflicts.length > 0;

const nameOf = (accountId: string) => `wizard:${accountId}`;

/** What is not saved yet outlives a reload, a closed browser and a cut line, on this device and for this account alone. */
export function keptDraft(accountId: string): WizardDraft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(nameOf(accountId)) ?? 'null') as WizardDraft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(accountId: string, draft: WizardDraft): void {
  if (isWorthKeeping(draft)) localStorage.setItem(nameOf(accountId), JSON.stringify(draft));
  else localStorage.removeItem(nameOf(accountId));
}

export function forgetDraft(accountId: string): void {
  localStorage.removeItem(nameOf(accountId));
}

/** Where this device goes on: from what it kept unsaved, met by what the server holds now. */
export function startDraft(
  kept: WizardDraft | undefined,
  wizard: Wizard | null,
  fresh: WizardDraft,
): WizardDraft {
  if (kept !== undefined && isWorthKeeping(kept) && kept.propertyId === fresh.propertyId)
    return meetServer({ ...kept, trouble: null }, wizard);
  return wizard === null ? fresh : draftOf(wizard);
}

import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import {
  afterSave,
  hasUnsaved,
  keepDraft,
  keptDraft,
  meetServer,
  startDraft,
  type WizardDraft,
} from './wizard-draft.ts';

type SaveState = 'unopened' | 'saved' | 'saving' | 'offline' | 'failed';

export interface WizardSaver {
  draft: WizardDraft;
  state: SaveState;
  /** The server will not save what is typed, for this reason. */
  refusal: ApiError | undefined;
  /** Something of another device was taken in. */
  isMerged: boolean;
  forgetMerge: () => void;
  update: (change: (draft: WizardDraft) => WizardDraft) => void;
  change: (update: (content: WizardContent) => WizardContent) => void;
  /** Takes in what stands on the server. */
  meet: (wizard: Wizard | null) => void;
  /** Ends when all that is typed is saved; answers the version, or undefined when it could not be. */
  flush: () => Promise<number | undefined>;
}

/** A pause in typing after which it is saved, and the wait before what failed is tried again. */
const PAUSE_MS = 700;
const AGAIN_MS = 4000;

/**
 * What is filled in, saved at every pause: one save at a time, each with the version it stands on; kept on the device until the
 * server has it. A newer version elsewhere is merged with it and saved again.
 */
export function useWizardDraft(
  accountId: string,
  wizard: Wizard | null,
  fresh: WizardDraft,
  onSaved: (wizard: Wizard) => void,
): WizardSaver {
  const [draft, setDraft] = useState(() => startDraft(keptDraft(accountId), wizard, fresh));
  const [isMerged, setMerged] = useState(false);
  const now = useRef(draft);
  const update = (change: (before: WizardDraft) => WizardDraft) => {
    now.current = change(now.current);
    keepDraft(accountId, now.current);
    setDraft(now.current);
  };
  const meet = (theirs: Wizard | null) => {
    const before = now.current;
    const met = meetServer(before, theirs);
    if (met === before) return;
    if (met.version > before.version && before.version > 0) setMerged(true);
    update(() => met);
  };
  const { state, refusal, save } = useSaves(now, { update, meet, onSaved });
  useSavingByItself(draft, state, save);
  return {
    draft,
    state,
    refusal,
    isMerged,
    forgetMerge: () => setMerged(false),
    update,
    change: (change) => update((before) => ({ ...before, mine: change(before.mine) })),
    meet,
    flush: async () => {
      await save();
      return hasUnsaved(now.current) ? undefined : now.current.version;
    },
  };
}

/** Saves one after the other, until all that is typed is saved or one fails. */
function useSaves(
  now: RefObject<WizardDraft>,
  at: Pick<WizardSaver, 'update' | 'meet'> & { onSaved: (wizard: Wizard) => void },
) {
  const lang = useLang();
  const [state, setState] = useState<SaveState>(now.current.version === 0 ? 'unopened' : 'saved');
  const [refusal, setRefusal] = useState<ApiError>();
  const saving = useRef<Promise<void>>(undefined);
  const saveOnce = async () => {
    const { version, mine, propertyId } = now.current;
    setState('saving');
    const body = { version, content: mine, ...(version === 0 && { property_id: propertyId }) };
    const saved = await callApi('PUT /api/v1/host/wizard', { body, lang });
    at.update((before) => afterSave(before, mine, saved));
    setRefusal(undefined);
    setState('saved');
    at.onSaved(saved);
  };
  const saveAll = async () => {
    while (hasUnsaved(now.current) && now.current.trouble === null) {
      try {
        await saveOnce();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setState(error.status === 0 ? 'offline' : 'failed');
        if (error.code !== 'wizard_changed') {
          if (!error.isPassing) setRefusal(error);
          return;
        }
        const { version } = now.current;
        at.meet((error.data as { wizard: Wizard | null }).wizard);
        if (now.current.version === version) return;
      }
    }
  };
  const save = () => {
    saving.current ??= saveAll().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  };
  return { state, refusal, save };
}

/** Saves after a pause, on leaving the page, when the line is back, and again after a while where it failed. */
function useSavingByItself(draft: WizardDraft, state: SaveState, save: () => Promise<void>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!hasUnsaved(draft)) return;
    const isAgain = state === 'offline' || state === 'failed';
    const timer = setTimeout(() => void latest.current(), isAgain ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, state]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const saveNow = () => void latest.current();
    window.addEventListener('online', saveNow, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') saveNow();
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);
}

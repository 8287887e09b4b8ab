import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import type { BrokenField } from '@diyar/contract/supply/supply-checks';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { SupplyEditor } from '../host-fields/editor.ts';
import { removePhoto } from '../host-photos/photo-order.ts';
import { forgetDraft, keepDraft, keptDraft } from '../my-info/draft.ts';
import { type Conflict, isSame, mergeContent, withField } from './merge-content.ts';
import { useSentenceOf } from './use-reading.ts';

/** What is saved of a thing, and as which version. */
export interface Saved {
  version: number;
  content: WizardContent;
}

interface Draft {
  base: Saved;
  mine: WizardContent;
  conflicts: readonly Conflict[];
}

export interface SupplyEdit {
  editor: SupplyEditor;
  hasChanges: boolean;
  isPending: boolean;
  conflicts: readonly Conflict[];
  /** Takes what somebody else saved in the place of what is typed, or leaves it. */
  decide: (conflict: Conflict, isTheirs: boolean) => void;
  discard: () => void;
  save: () => Promise<void>;
}

interface EditProps {
  name: string;
  saved: Saved;
  property: SupplyEditor['property'];
  locked: readonly string[];
  errors: (content: WizardContent) => readonly BrokenField[];
  /**
   * Saves what is typed over what was saved before. Where that takes several calls, `keep` hears what stands after each but the
   * last, so that a refused one is all that is sent again. Throws ApiError; `edited_elsewhere` is met by what `theirs` reads of it.
   */
  send: (mine: WizardContent, before: Saved, keep: (saved: Saved) => void) => Promise<Saved>;
  theirs: (refusal: ApiError) => Saved;
}

/**
 * A form over something that is saved: what is typed outlives a reload, is checked as the wizard checks it, and is saved as a
 * whole; what somebody else saved meanwhile is merged with it, to be looked at and saved again. `name` names the thing.
 */
export function useSupplyEdit(props: EditProps): SupplyEdit {
  const [draft, update] = useEditDraft(props.name, props.saved);
  const { errorOf, isPending, save, forgive } = useSaving(props, draft, update);
  const editor: SupplyEditor = {
    content: draft.mine,
    property: props.property,
    change: (change) => update((before) => ({ ...before, mine: change(before.mine) })),
    forgetPhoto: (id) =>
      update((before) => ({
        ...before,
        base: { ...before.base, content: withoutPhoto(before.base.content, id) },
        mine: withoutPhoto(before.mine, id),
      })),
    errorOf,
    isLocked: (field) => props.locked.includes(field),
  };
  return {
    editor,
    hasChanges: !isSame(draft.base.content, draft.mine),
    isPending,
    conflicts: draft.conflicts,
    decide: ({ path, theirs }, isTheirs) =>
      update((before) => ({
        ...before,
        mine: isTheirs ? withField(before.mine, path, theirs) : before.mine,
        conflicts: before.conflicts.filter((one) => one.path !== path),
      })),
    discard: () => {
      forgive();
      update((before) => ({ ...before, mine: before.base.content, conflicts: [] }));
    },
    save,
  };
}

const withoutPhoto = ({ photos, ...content }: WizardContent, id: string): WizardContent =>
  photos === undefined ? content : { ...content, photos: removePhoto(photos, id) };

type Update = (change: (draft: Draft) => Draft) => void;

/** One save at a time: first what can be checked here, then the server. */
function useSaving(props: EditProps, draft: Draft, update: Update) {
  const t = useTranslations('wizard.editing');
  const [isTold, setTold] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const sentenceOf = useSentenceOf();
  const broken = props.errors(draft.mine);
  const errorOf = (field: string) => {
    const own = isTold ? broken.find((one) => one.field === field) : undefined;
    if (own !== undefined) return sentenceOf(own);
    const said = refusal?.fieldText(field);
    if (said !== undefined || field !== 'photos') return said;
    // What is wrong with one photo is said of all: its number is that of the call, not its place in the list.
    return refusal?.errors.find((one) => one.field.startsWith('photos.'))?.msg;
  };
  const meet = (theirs: Saved) => {
    const { content, conflicts } = mergeContent(draft.base.content, draft.mine, theirs.content);
    update(() => ({ base: theirs, mine: content, conflicts }));
    toast.error(t('merged'));
  };
  const refuse = (error: ApiError) => {
    setRefusal(error);
    if (error.code !== 'invalid_token') toast.error(error.msg);
    if (error.errors.length > 0) showFirst();
  };
  const save = async () => {
    setTold(true);
    if (broken.length > 0 || hasUnread()) return showFirst();
    setPending(true);
    try {
      const keep = (base: Saved) => update((before) => ({ ...before, base }));
      const saved = await props.send(draft.mine, draft.base, keep);
      update(() => ({ base: saved, mine: saved.content, conflicts: [] }));
      setRefusal(undefined);
      toast.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'edited_elsewhere') meet(props.theirs(error));
      else refuse(error);
    } finally {
      setPending(false);
    }
  };
  const forgive = () => {
    setRefusal(undefined);
    setTold(false);
  };
  return { errorOf, isPending, save, forgive };
}

/** What is typed, kept in this tab under `name` until it is what is saved. */
function useEditDraft(name: string, saved: Saved) {
  const [draft, setDraft] = useState(
    () => keptDraft<Draft>(name) ?? { base: saved, mine: saved.content, conflicts: [] },
  );
  const now = useRef(draft);
  const update: Update = (change) => {
    const next = change(now.current);
    now.current = next;
    setDraft(next);
    if (isSame(next.base.content, next.mine)) forgetDraft(name);
    else keepDraft(name, next);
  };
  return [draft, update] as const;
}

/** A field with a mistake, or the sentence about a part that is no single field: details, photos, the place. */
const MISTAKE = 'main [aria-invalid="true"], main [role="alert"].text-danger';

/** A field holds something that is no number: going on would drop it without a word. */
export const hasUnread = (): boolean => document.querySelector('main [data-unread]') !== null;

/** Leads to the first mistake, once it is drawn: to the middle, clear of the bars above and below. */
export function showFirst(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>(MISTAKE);
    if (first === null) return;
    if (first.role === 'alert') first.tabIndex = -1;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'center' });
  });
}

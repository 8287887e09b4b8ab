import type { MyInfo, SaveMyInfo } from '@diyar/contract/people/my-info';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { refreshUser } from '../../session/session.ts';
import { forgetDraft, keepDraft, keptDraft } from './draft.ts';
import {
  bodyOf,
  formOf,
  type InfoField,
  type InfoForm,
  isChanged,
  mergeOver,
  sentName,
} from './info-form.ts';

interface Draft {
  /** The profile as it was read when typing began, and its version. */
  base: InfoForm;
  version: number;
  form: InfoForm;
  conflicts: Partial<InfoForm>;
}

export interface InfoEditor {
  form: InfoForm;
  conflicts: Partial<InfoForm>;
  hasChanges: boolean;
  isPending: boolean;
  change: (changes: Partial<InfoForm>) => void;
  /** Takes what was saved elsewhere in the place of what was typed. */
  takeTheirs: (field: InfoField) => void;
  discard: () => void;
  save: () => void;
  errorOf: (field: InfoField, inside?: string) => string | undefined;
  /** The last save that was refused. */
  refusal: ApiError | undefined;
}

const freshDraft = (info: MyInfo): Draft => ({
  base: formOf(info),
  version: info.version,
  form: formOf(info),
  conflicts: {},
});

/** The typed form, kept under `name` until it is saved. */
function useInfoDraft(info: MyInfo) {
  const name = `my_info:${info.id}`;
  const [draft, setDraft] = useState<Draft>(() => keptDraft<Draft>(name) ?? freshDraft(info));
  const update = (next: Draft) => {
    setDraft(next);
    if (isChanged(next.base, next.form)) keepDraft(name, next);
    else forgetDraft(name);
  };
  return [draft, update] as const;
}

/** One save at a time; `meet` is told of what somebody else saved meanwhile. */
function useSaving(onSaved: (info: MyInfo) => void, meet: (theirs: MyInfo) => void) {
  const t = useTranslations();
  const lang = useLang();
  const [failure, setFailure] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const save = async (body: SaveMyInfo) => {
    setPending(true);
    setFailure(undefined);
    try {
      onSaved(await callApi('PUT /api/v1/accounts/current', { body, lang }));
      toast.success(t('myInfo.saved'));
      // The header shows the name.
      await refreshUser().catch(() => undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'edited_elsewhere') return meet((error.data as { current: MyInfo }).current);
      setFailure(error);
      // Errors of fields stand beside their fields.
      const told = error.errors.length > 0 ? t('errors.validation_failed') : error.msg;
      if (error.code !== 'invalid_token') toast.error(told);
    } finally {
      setPending(false);
    }
  };
  return { failure, isPending, save, forgive: () => setFailure(undefined) };
}

/** The form of my info: what is typed is kept until it is saved, and a save elsewhere is shown, never overwritten. */
export function useInfoForm(info: MyInfo, onSaved: (info: MyInfo) => void): InfoEditor {
  const [draft, update] = useInfoDraft(info);
  const saving = useSaving(
    (saved) => {
      update(freshDraft(saved));
      onSaved(saved);
    },
    (theirs) => {
      const { form, conflicts } = mergeOver(draft.base, draft.form, formOf(theirs));
      update({ base: formOf(theirs), version: theirs.version, form, conflicts });
    },
  );
  const takeTheirs = (field: InfoField) => {
    const { [field]: theirs, ...conflicts } = draft.conflicts;
    update({ ...draft, form: { ...draft.form, [field]: theirs }, conflicts });
  };
  return {
    form: draft.form,
    conflicts: draft.conflicts,
    hasChanges: isChanged(draft.base, draft.form),
    isPending: saving.isPending,
    change: (changes) => update({ ...draft, form: { ...draft.form, ...changes } }),
    takeTheirs,
    discard: () => {
      saving.forgive();
      update({ ...draft, form: draft.base, conflicts: {} });
    },
    save: () => void saving.save(bodyOf(draft.form, draft.version, info.business !== null)),
    refusal: saving.failure,
    errorOf: (field, inside = '') => saving.failure?.fieldText(`${sentName(field)}${inside}`),
  };
}

import type { ShownSettings, UnitSettings } from '@diyar/contract/supply/unit-settings';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** Settings as they are typed: a number that was cleared is null until another is typed. */
export type SettingsDraft = {
  [K in keyof UnitSettings]: UnitSettings[K] | (UnitSettings[K] extends number ? null : never);
};

/** Changing the settings of a unit and saving them; what was typed stays when it is refused. */
export function useSettingsForm(shown: ShownSettings, onSaved: (settings: ShownSettings) => void) {
  const t = useTranslations('unitBoard.settings');
  const lang = useLang();
  const [draft, setDraft] = useState<SettingsDraft>(shown.settings);
  const [isDirty, setDirty] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const change = (part: Partial<SettingsDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setDirty(true);
    setRefusal(undefined);
  };
  const save = async () => {
    if (isPending) return;
    setPending(true);
    try {
      const body = { version: shown.version, settings: draft as UnitSettings };
      const params = { id: shown.unit.id };
      onSaved(await callApi('PUT /api/v1/host/units/{id}/settings', { params, body, lang }));
      setDirty(false);
      toast.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0 && error.code !== 'edited_elsewhere') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  const errorOf = (field: string) => refusal?.fieldText(`settings.${field}`);
  return { draft, change, isDirty, isPending, save, errorOf, isStale: refusal?.code === 'edited_elsewhere' };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

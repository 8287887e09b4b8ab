import type { ConsoleSetting } from '@diyar/contract/console/console-settings';
import { parseFormattedNumber } from '@diyar/contract/values/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useConsoleCall } from './use-operator.ts';

interface Draft {
  value: string;
  date: string;
  reason: string;
}

type Errors = Partial<Record<'value' | 'effective_from' | 'reason', string>>;

/** The number in what was typed, in Latin or Arabic digits, with or without commas; NaN when it is none. */
export function typedNumber(text: string): number {
  return parseFormattedNumber(text);
}

function draftKey(key: string): string {
  return `console_setting_${key}`;
}

function startingDraft(setting: ConsoleSetting, today: string): Draft {
  const empty = { value: String(setting.value), date: today, reason: '' };
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(draftKey(setting.key)) ?? 'null') };
  } catch {
    return empty;
  }
}

/** The value for the API. Text that is no number is sent as typed, and the API refuses it. */
function sentValue(setting: ConsoleSetting, typed: string): ConsoleSetting['value'] {
  if (setting.type === 'boolean') return typed === 'true';
  if (setting.type === 'text') return typed;
  const number = typedNumber(typed);
  return Number.isNaN(number) ? typed : number;
}

/** A setting's next value while it is typed: it outlives a reload of this tab, a failure and a session that ended. */
export function useSettingForm(setting: ConsoleSetting, today: string) {
  const t = useTranslations('console.settings');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => startingDraft(setting, today));
  const [errors, setErrors] = useState<Errors>({});
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    sessionStorage.setItem(draftKey(setting.key), JSON.stringify(next));
    setDraft(next);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(() =>
        callApi('POST /api/v1/console/settings/{key}', {
          params: { key: setting.key },
          body: { value: sentValue(setting, draft.value), effective_from: draft.date, reason: draft.reason },
        }),
      ),
    onSuccess: (saved) => {
      sessionStorage.removeItem(draftKey(setting.key));
      setErrors({});
      setDraft({ value: String(saved.value), date: today, reason: '' });
      client.setQueryData<CallData<'GET /api/v1/console/settings'>>([lang, 'settings'], (before) =>
        before === undefined
          ? before
          : { ...before, items: before.items.map((item) => (item.key === saved.key ? saved : item)) },
      );
      toast.success(t('saved'));
    },
    onError: (error) => setErrors(placed(error)),
  });
  return { draft, change, errors, isPending, save: () => mutate() };
}

function placed(error: Error): Errors {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length > 0) {
    // The first sentence of each field: the one to mend first.
    const fields = error.errors.map(({ field }) => [field, error.fieldText(field)]);
    return Object.fromEntries(fields);
  }
  if (error.code === 'setting_date_taken') return { effective_from: error.msg };
  if (error.code === 'setting_out_of_range' || error.code === 'setting_unchanged')
    return { value: error.msg };
  if (error.code !== 'console_login_required') toast.error(error.msg);
  return {};
}

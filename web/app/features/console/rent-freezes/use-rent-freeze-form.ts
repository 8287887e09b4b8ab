import type { USAGES } from '@diyar/contract/words/supply';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

interface Draft {
  city: string;
  usages: (typeof USAGES)[number][];
  starts_on: string;
  ends_on: string;
  reason: string;
}

type Errors = Partial<Record<keyof Draft, string>>;

const DRAFT_KEY = 'console_rent_freeze';

function startingDraft(today: string): Draft {
  const empty: Draft = { city: '', usages: ['residential'], starts_on: today, ends_on: '', reason: '' };
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') };
  } catch {
    return empty;
  }
}

/** The next freeze of a city while it is typed: it outlives a reload of this tab, a failure and a session that ended. */
export function useRentFreezeForm(today: string) {
  const t = useTranslations('consoleRentFreezes');
  const lang = useLang();
  const call = useConsoleCall();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => startingDraft(today));
  const [errors, setErrors] = useState<Errors>({});
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(next));
    setDraft(next);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { ...draft, ends_on: draft.ends_on === '' ? null : draft.ends_on };
      return call(() => callApi('POST /api/v1/console/rent-freezes', { body, lang }));
    },
    onSuccess: async () => {
      sessionStorage.removeItem(DRAFT_KEY);
      setErrors({});
      setDraft(startingDraft(today));
      toast.success(t('saved'));
      await queries.invalidateQueries({ queryKey: [lang, 'rent_freezes'] });
    },
    onError: (error) => setErrors(placed(error)),
  });
  return { draft, change, errors, isPending, save: () => mutate() };
}

function placed(error: Error): Errors {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length > 0) {
    // The first sentence of each field: the one to mend first.
    return Object.fromEntries(error.errors.map(({ field }) => [field, error.fieldText(field)]));
  }
  if (error.code === 'setting_date_taken') return { starts_on: error.msg };
  if (error.code === 'setting_unchanged') return { usages: error.msg };
  if (error.code !== 'console_login_required') toast.error(error.msg);
  return {};
}

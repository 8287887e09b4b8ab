import { parseFormattedNumber } from '@diyar/contract/values/format';
import { PERIODS } from '@diyar/contract/words/period';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

interface Draft {
  category: string;
  period: string;
  /** Percent as typed. */
  percent: string;
  isEnd: boolean;
  date: string;
  reason: string;
}

const FIELDS = ['category', 'period', 'basis_points', 'effective_from', 'reason'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string | undefined>>;
export type FeeForming = ReturnType<typeof useFeeForm>;

const KEY = 'console_fee_rate';

function startingDraft(today: string): Draft {
  const fresh = { category: '', period: '', percent: '', isEnd: false, date: today, reason: '' };
  try {
    return { ...fresh, ...JSON.parse(sessionStorage.getItem(KEY) ?? 'null') };
  } catch {
    return fresh;
  }
}

/** Hundredths of a percent in what was typed as percent; NaN when it is no number. */
const pointsOf = (typed: string) => Math.round(parseFormattedNumber(typed) * 100);

function placed(error: Error): Errors {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length > 0)
    return Object.fromEntries(FIELDS.map((field) => [field, error.fieldText(field)]));
  if (error.code === 'setting_date_taken') return { effective_from: error.msg };
  if (error.code === 'setting_unchanged') return { basis_points: error.msg, effective_from: error.msg };
  if (error.code !== 'console_login_required') toast.error(error.msg);
  return {};
}

/** A share while it is typed: it outlives a reload of this tab and a refusal. */
export function useFeeForm(today: string) {
  const t = useTranslations('consoleMoney');
  const number = useTranslations('rules')('number');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => startingDraft(today));
  const [errors, setErrors] = useState<Errors>({});
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setDraft(next);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = {
        category: draft.category === '' ? null : draft.category,
        period: PERIODS.find((period) => String(period) === draft.period) ?? null,
        basis_points: draft.isEnd ? null : pointsOf(draft.percent),
        effective_from: draft.date,
        reason: draft.reason,
      };
      return call(() => callApi('POST /api/v1/console/fee-rates', { body, lang }));
    },
    onSuccess: async () => {
      sessionStorage.removeItem(KEY);
      setErrors({});
      setDraft(startingDraft(today));
      toast.success(t('saved'));
      await client.invalidateQueries({ queryKey: [lang, 'fee-rates'] });
    },
    onError: (error) => setErrors(placed(error)),
  });
  const save = () => {
    // No number would be sent as nothing, which ends a share.
    if (!draft.isEnd && Number.isNaN(pointsOf(draft.percent))) setErrors({ basis_points: number });
    else mutate();
  };
  return { draft, change, errors, isPending, save };
}

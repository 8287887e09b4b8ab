import type { ConsolePlan, PlanTerms, PlanVersion } from '@diyar/contract/console/console-plans';
import { parseFormattedNumber } from '@diyar/contract/values/format';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

export const NUMBERS = ['ads', 'special_ads', 'special_days', 'month', 'year', 'sort'] as const;
type NumberField = (typeof NUMBERS)[number];

/** What is typed: numbers as text, so that nothing typed is lost. */
export type PlanDraft = Record<NumberField | 'name_ar' | 'name_en' | 'effective_from' | 'reason', string> & {
  active: boolean;
};
type Errors = Partial<Record<keyof PlanDraft, string>>;

function draftOf(plan: ConsolePlan | undefined, today: string): PlanDraft {
  const newest = plan?.versions[0];
  const priceOf = (period: 'month' | 'year') =>
    String(newest?.prices.find((price) => price.period === period)?.price.amount ?? '');
  return {
    name_ar: newest?.name_ar ?? '',
    name_en: newest?.name_en ?? '',
    ads: String(newest?.ads ?? ''),
    special_ads: String(newest?.special_ads ?? ''),
    special_days: String(newest?.special_days ?? '7'),
    month: priceOf('month'),
    year: priceOf('year'),
    sort: String(newest?.sort ?? '100'),
    active: newest?.active ?? true,
    effective_from: today,
    reason: '',
  };
}

interface After {
  onSaved: () => void;
  /** Loads the plan as it is now. */
  onStale: () => Promise<ConsolePlan | undefined>;
}

/**
 * A plan's next version while it is typed; errors stand beside their fields. When another operator changed the plan since it was
 * opened, nothing is saved: `newer` is what they made of it, what is typed stays, and the next save is made having seen that.
 */
export function usePlanForm(plan: ConsolePlan | undefined, today: string, { onSaved, onStale }: After) {
  const t = useTranslations('consoleBooks');
  const call = useConsoleCall();
  const [draft, setDraft] = useState(() => draftOf(plan, today));
  const [errors, setErrors] = useState<Errors>({});
  const [seen, setSeen] = useState(plan?.latest ?? 0);
  const [newer, setNewer] = useState<PlanVersion>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(() => {
        const body = bodyOf(draft);
        if (plan === undefined) return callApi('POST /api/v1/console/plans', { body });
        return callApi('POST /api/v1/console/plans/{id}/versions', {
          params: { id: plan.id },
          body: { ...body, seen },
        });
      }),
    onSuccess: () => {
      toast.success(t('saved'));
      onSaved();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.code === 'state_changed')) return setErrors(placed(error));
      const now = await onStale();
      if (now === undefined) return;
      setSeen(now.latest);
      setNewer(now.versions.find(({ version }) => version === now.latest));
    },
  });
  const change = (changes: Partial<PlanDraft>) => setDraft((before) => ({ ...before, ...changes }));
  return { draft, change, errors, newer, isPending, save: () => mutate() };
}

/** What the API is sent; text that is no number goes as NaN, which JSON makes null, and the API names its field. */
function bodyOf(draft: PlanDraft): PlanTerms {
  const numberOf = (field: NumberField) => parseFormattedNumber(draft[field]);
  const priceOf = (field: 'month' | 'year') => (draft[field].trim() === '' ? null : numberOf(field));
  return {
    name_ar: draft.name_ar,
    name_en: draft.name_en,
    ads: numberOf('ads'),
    special_ads: numberOf('special_ads'),
    special_days: numberOf('special_days'),
    active: draft.active,
    sort: numberOf('sort'),
    month: priceOf('month'),
    year: priceOf('year'),
    effective_from: draft.effective_from,
    reason: draft.reason,
  };
}

function placed(error: Error): Errors {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length > 0)
    return Object.fromEntries(error.errors.map(({ field }) => [field, error.fieldText(field)]));
  if (error.code === 'setting_date_taken') return { effective_from: error.msg };
  if (error.code !== 'console_login_required') toast.error(error.msg);
  return {};
}

import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { type DiscountDraft, type DiscountKind, sendDraft } from './discount-draft.ts';

/** Filling in a discount or coupon and saving it; what was typed stays when it is refused. */
export function useDiscountForm(kind: DiscountKind, first: DiscountDraft, onSaved: () => void) {
  const t = useTranslations('hostPrices');
  const lang = useLang();
  const [draft, setDraft] = useState(first);
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const change = (part: Partial<DiscountDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setRefusal(undefined);
  };
  const save = async () => {
    if (isPending) return;
    setPending(true);
    try {
      await sendDraft(kind, draft, lang);
      toast.success(t('saved'));
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  const errorOf = (field: string) => refusal?.fieldText(field);
  return { draft, change, errorOf, isPending, save };
}

export type DiscountForm = ReturnType<typeof useDiscountForm>;

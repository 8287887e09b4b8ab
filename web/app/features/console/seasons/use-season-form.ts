import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';
import type { SeasonWork } from './season-work.ts';

export type SeasonForm = ReturnType<typeof useSeasonForm>;

/** Writing dates of a season, or taking them away; what was typed stays when it is refused. */
export function useSeasonForm({ season, occurrence, isRemoval }: SeasonWork, onDone: () => void) {
  const t = useTranslations('consoleSeasons');
  const lang = useLang();
  const call = useConsoleCall();
  const { starts_on = '', ends_on = '' } = occurrence ?? {};
  const [draft, setDraft] = useState({ starts_on, ends_on, reason: '' });
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const send = () => {
    const id = occurrence?.id ?? null;
    if (id === null) return callApi('POST /api/v1/console/seasons', { body: { season, ...draft }, lang });
    const { reason } = draft;
    const params = { id };
    if (isRemoval)
      return callApi('POST /api/v1/console/seasons/{id}/removal', { params, body: { reason }, lang });
    return callApi('PUT /api/v1/console/seasons/{id}', { params, body: draft, lang });
  };
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await call<unknown>(send);
      toast.success(t(isRemoval ? 'removed' : 'saved'));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0 && error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  return { draft, change, errorOf: (field: string) => refusal?.fieldText(field), isPending, save };
}

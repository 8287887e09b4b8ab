import { BookingsInTheWay, type Closure, type ClosureRule } from '@diyar/contract/booking/closures';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** Closing units, changing and removing closures; what is refused stays to be read, with the bookings in the way. */
export function useClosing(onDone: () => void) {
  const t = useTranslations('unitBoard');
  const lang = useLang();
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const run = async (work: () => Promise<unknown>, said: string) => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await work();
      toast.success(said);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0 && error.code !== 'closure_over_bookings') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  const inTheWay =
    refusal?.code === 'closure_over_bookings' ? BookingsInTheWay.parse(refusal.data) : undefined;
  return {
    isPending,
    refusal,
    inTheWay,
    forget: () => setRefusal(undefined),
    errorOf: (field: string) => refusal?.fieldText(field),
    close: (unitId: string, rule: ClosureRule) =>
      run(
        () => callApi('POST /api/v1/host/closures', { body: { units: [unitId], ...rule }, lang }),
        t('closing.saved'),
      ),
    change: (id: string, rule: ClosureRule, said: string) =>
      run(() => callApi('PUT /api/v1/host/closures/{id}', { params: { id }, body: rule, lang }), said),
    remove: (closure: Pick<Closure, 'id'>) =>
      run(
        () => callApi('DELETE /api/v1/host/closures/{id}', { params: { id: closure.id }, lang }),
        t('panel.removed'),
      ),
  };
}

export type Closing = ReturnType<typeof useClosing>;

import { REQUEST_EVERY, type RequestEvery } from '@diyar/contract/words/request-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { toastError } from '../../ui/late-toast.ts';

const KEY = ['request-telling'];

/** How often an advertiser hears of requests that their units fit; saved at once. Nothing for who may not choose, or advertises nothing. */
export function RequestTelling() {
  const t = useTranslations('notifications');
  const lang = useLang();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => callApi('GET /api/v1/host/marketing/telling', { lang }),
    retry: false,
  });
  const { mutate } = useMutation({
    mutationFn: (every: RequestEvery) => callApi('PUT /api/v1/host/marketing/telling', { body: { every } }),
    onSuccess: (saved) => client.setQueryData(KEY, saved),
    onError: () => void toastError(t('saveFailed'), 'request-telling'),
  });
  if (data?.advertises !== true) return null;
  return (
    <Card className="grid gap-3 p-5">
      <RadioGroup<RequestEvery>
        label={t('requests.title')}
        options={REQUEST_EVERY.map((value) => ({
          value,
          label: t(`requests.every.${value}`),
          text: t(`requests.everyText.${value}`),
        }))}
        value={data.every}
        onChange={(every) => mutate(every)}
      />
      {data.waiting === 0 ? null : (
        <p className="text-soft">{t('requests.waiting', { count: data.waiting })}</p>
      )}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** The picture of a receipt, beside its decision. */
export function ReceiptPicture({ id }: { id: string }) {
  const t = useTranslations('consoleTransfers');
  const call = useConsoleCall();
  const { data, error } = useQuery({
    queryKey: ['receipt-picture', id],
    queryFn: () => call(() => callApi('GET /api/v1/console/transfers/{id}/picture', { params: { id } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <p className="text-danger">{t('pictureFailed')}</p>;
  if (data === undefined) return <Skeleton className="h-96 w-full" />;
  return (
    <img
      src={`data:${data.type};base64,${data.base64}`}
      alt={t('picture')}
      className="max-h-[40rem] w-full rounded-base border border-line bg-sunken object-contain"
    />
  );
}

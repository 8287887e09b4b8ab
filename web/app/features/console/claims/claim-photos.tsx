import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** The photos of a claim, beside its decision. */
export function ClaimPhotos({ id, count }: { id: string; count: number }) {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {places.map((place) => (
        <li key={place}>
          <Photo id={id} place={place} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ id, place }: { id: string; place: number }) {
  const t = useTranslations('consoleClaims');
  const call = useConsoleCall();
  const params = { id, position: String(place) };
  const { data, error } = useQuery({
    queryKey: ['claim-photo', id, place],
    queryFn: () => call(() => callApi('GET /api/v1/console/claims/{id}/photos/{position}', { params })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <p className="text-danger">{t('photoFailed')}</p>;
  if (data === undefined) return <Skeleton className="h-48 w-full" />;
  return (
    <img
      src={`data:${data.type};base64,${data.base64}`}
      alt={t('photo', { number: place })}
      className="max-h-96 w-full rounded-base border border-line bg-sunken object-contain"
    />
  );
}

import type { Reservation } from '@diyar/contract/booking/reservations';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface PhotosProps {
  /** The booking's. */
  id: string;
  side: Reservation['side'];
  count: number;
}

/** The photos of a claim. */
export function ClaimPhotos({ id, side, count }: PhotosProps) {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {places.map((place) => (
        <li key={place}>
          <Photo id={id} side={side} place={place} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ id, side, place }: Omit<PhotosProps, 'count'> & { place: number }) {
  const t = useTranslations('deposits');
  const params = { id, position: String(place) };
  const { data, error } = useQuery({
    queryKey: ['claim-photo', side, id, place],
    queryFn: () =>
      side === 'host'
        ? callApi('GET /api/v1/host/reservations/{id}/claim_photos/{position}', { params })
        : callApi('GET /api/v1/reservations/{id}/claim_photos/{position}', { params }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <p className="text-sm text-danger">{t('photoFailed')}</p>;
  if (data === undefined) return <Skeleton className="aspect-square w-full" />;
  return (
    <img
      src={`data:${data.type};base64,${data.base64}`}
      alt={t('photo', { number: place })}
      className="aspect-square w-full rounded-base border border-line bg-sunken object-cover"
    />
  );
}

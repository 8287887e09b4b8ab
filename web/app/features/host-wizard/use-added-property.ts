import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** The property that a unit is added to: as the open wizard tells it, or read while none is open yet. */
export function useAddedProperty(known: Wizard['property'], propertyId: string | null): Wizard['property'] {
  const lang = useLang();
  const { data } = useQuery({
    queryKey: [lang, 'property', propertyId],
    queryFn: () => callApi('GET /api/v1/host/properties/{id}', { lang, params: { id: propertyId ?? '' } }),
    enabled: propertyId !== null && known === null,
  });
  if (known !== null || data === undefined)
    return known ?? (propertyId === null ? null : unknownOf(propertyId));
  const { property, spaces } = data;
  return {
    id: data.id,
    name: data.name,
    category: property.category ?? '',
    usage: property.usage ?? '',
    area: property.area ?? 0,
    city: data.location.city ?? '',
    spaces: spaces.map(({ id, name }) => ({ id, name })),
  };
}

const unknownOf = (id: string) => ({ id, name: '', category: '', usage: '', area: 0, city: '', spaces: [] });

import { CLOSE_ENOUGH } from '@diyar/contract/supply/supply-checks';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Select } from '../../ui/select.tsx';
import { partOf, type SupplyEditor } from '../host-fields/editor.ts';
import { useCityOptions } from '../host-fields/use-city-options.ts';

/** The districts of a city, by name; none while they are on their way. */
export function useDistricts(city: string | null | undefined): readonly { slug: string; name: string }[] {
  const lang = useLang();
  const { data } = useQuery({
    queryKey: [lang, 'districts', city],
    queryFn: () => callApi('GET /api/v1/cities/{slug}/districts', { lang, params: { slug: city ?? '' } }),
    enabled: typeof city === 'string' && city !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (data?.items ?? []).toSorted((one, other) => one.name.localeCompare(other.name, lang));
}

/** City and district, chosen from lists: another city has other districts, and drops a pin that was put from too far away. */
export function CityFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm.fields.location');
  const words = useTranslations('wizard.place');
  const [location, set] = partOf(editor, 'location');
  const cities = useCityOptions();
  const districts = useDistricts(location.city);
  const isAfar = typeof location.zoom === 'number' && location.zoom < CLOSE_ENOUGH;
  const choose = (city: string) =>
    set({
      city: city === '' ? null : city,
      district: null,
      ...(isAfar && { lat: null, lng: null, zoom: null }),
    });
  const none = location.city ? words('chooseDistrict') : words('cityFirst');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Select
        label={t('city')}
        name="location.city"
        value={location.city ?? ''}
        onChange={choose}
        options={[{ value: '', label: words('chooseCity') }, ...cities]}
        disabled={editor.isLocked('location.city')}
        error={editor.errorOf('location.city')}
      />
      <Select
        label={t('district')}
        name="location.district"
        value={location.district ?? ''}
        onChange={(district) => set({ district: district === '' ? null : district })}
        options={[
          { value: '', label: none },
          ...districts.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        disabled={editor.isLocked('location.district')}
        error={editor.errorOf('location.district')}
      />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Choices, PlaceChoice } from '../query/choices.ts';
import { listOf, onlyCity, type Search } from '../query/search.ts';
import { FormSelect } from './form-parts.tsx';
import type { CountOf } from './use-live-counts.ts';

/** Districts of a city: those that came with the page, or fetched; null on their way. */
function useDistricts(city: string, known: { city: string; districts: PlaceChoice[] }) {
  const [fetched, setFetched] = useState<{ city: string; districts: PlaceChoice[] }>();
  const here = city === known.city;
  useEffect(() => {
    if (here || city === '') return;
    const leaving = new AbortController();
    callApi('GET /api/v1/cities/{slug}/districts', { params: { slug: city }, signal: leaving.signal })
      .then(({ items }) => setFetched({ city, districts: items }))
      // Without its districts a city can still be searched as a whole.
      .catch(() => leaving.signal.aborted || setFetched({ city, districts: [] }));
    return () => leaving.abort();
  }, [city, here]);
  if (city === '') return [];
  if (here) return known.districts;
  return fetched?.city === city ? fetched.districts : null;
}

/** Only where there is something to find, and whatever is chosen now. */
function worthOffering(places: readonly PlaceChoice[], chosen: string): PlaceChoice[] {
  return places.filter(({ ads, slug }) => ads > 0 || slug === chosen);
}

/** City and, once it is chosen, its districts; each with how many ads it has. */
export function WhereFields(props: {
  choices: Choices;
  filters: Search;
  look?: 'field' | 'bar';
  /** The city alone. */
  cityOnly?: boolean;
  /** How many ads a place would find in place of how many it has. */
  countOf?: CountOf;
}) {
  const t = useTranslations('results.form');
  const { choices, filters, look = 'field', countOf } = props;
  const first = onlyCity(filters, choices.cities) ?? '';
  const [city, setCity] = useState(first);
  const [district, setDistrict] = useState(listOf(filters, 'district').join(','));
  const districts = useDistricts(city, { city: first, districts: choices.districts });
  return (
    <>
      <FormSelect
        name="city"
        label={t('city')}
        look={look}
        value={city}
        onChange={(event) => {
          setCity(event.target.value);
          setDistrict('');
        }}
      >
        <option value="">{t('anyCity')}</option>
        <PlaceOptions
          places={worthOffering(choices.cities, city)}
          countOf={(slug) => countOf?.('city', slug)}
        />
      </FormSelect>
      {props.cityOnly ? null : (
        <FormSelect
          name="district"
          label={t('district')}
          look={look}
          value={district}
          disabled={city === ''}
          onChange={(event) => setDistrict(event.target.value)}
        >
          <option value="">
            {city === '' ? t('chooseCity') : districts === null ? t('loadingDistricts') : t('anyDistrict')}
          </option>
          <SeveralDistricts value={district} districts={districts ?? []} />
          <PlaceOptions
            places={worthOffering(districts ?? [], district)}
            countOf={(slug) => countOf?.('district', slug)}
          />
        </FormSelect>
      )}
    </>
  );
}

function PlaceOptions(props: {
  places: readonly PlaceChoice[];
  countOf: (slug: string) => number | undefined;
}) {
  const t = useTranslations('results.form');
  return props.places.map(({ slug, name, ads }) => (
    <option key={slug} value={slug}>
      {t('placeCount', { name, count: props.countOf(slug) ?? ads })}
    </option>
  ));
}

/** An address may name several districts; the list shows them as one choice so that they are not lost. */
function SeveralDistricts(props: { value: string; districts: readonly PlaceChoice[] }) {
  const t = useTranslations('results');
  if (!props.value.includes(',')) return null;
  const names = props.value
    .split(',')
    .map((slug) => props.districts.find((district) => district.slug === slug)?.name ?? slug);
  return <option value={props.value}>{names.join(t('listSeparator'))}</option>;
}

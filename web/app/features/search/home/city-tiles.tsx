import type { Photo } from '@diyar/contract/ads';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { AdPhoto } from '../../ads/ad-photo.tsx';
import { CityMotif } from './city-motif.tsx';

export interface CityTile {
  slug: string;
  name: string;
  ads: number;
  /** The main photo of an ad there; none known: a drawing. */
  photo: Photo | null;
}

const SIZES = '(min-width: 64rem) 25vw, 50vw';

/** Cities as pictures with how many ads each has now; the first takes the place of four. */
export function CityTiles({ cities }: { cities: readonly CityTile[] }) {
  const large = cities.length >= 5;
  return (
    <ul className="grid auto-rows-[9.5rem] grid-cols-2 gap-3 sm:auto-rows-[11rem] lg:grid-cols-4 lg:gap-4">
      {cities.map((city, place) => (
        <li
          key={city.slug}
          className={large && place === 0 ? 'col-span-2 row-span-1 lg:row-span-2' : undefined}
        >
          <Tile city={city} sizes={large && place === 0 ? '(min-width: 64rem) 50vw, 100vw' : SIZES} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ city, sizes }: { city: CityTile; sizes: string }) {
  const t = useTranslations('home');
  return (
    <Link
      to={paths(useLang()).results({ city: city.slug })}
      className="group relative isolate block size-full overflow-hidden rounded-base bg-sunken"
    >
      {city.photo === null ? (
        <CityMotif seed={city.slug} />
      ) : (
        <AdPhoto
          photo={city.photo}
          alt=""
          sizes={sizes}
          upTo={960}
          className="transition-transform duration-200 group-hover:scale-[1.03]"
        />
      )}
      <span className="absolute inset-0 bg-linear-to-t from-black/75 via-black/25 to-transparent" />
      <span className="absolute inset-x-4 bottom-3 grid text-white">
        <span className="text-lg font-bold">{city.name}</span>
        <span className="tabular text-sm">{t('cityAds', { count: city.ads })}</span>
      </span>
    </Link>
  );
}

import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import type { CityTile } from './city-pictures.ts';

/** Cities as streets of their region with how many ads each has now. The first takes the place of four; on phones two rows are swept sideways. */
export function CityTiles({ cities }: { cities: readonly CityTile[] }) {
  const large = cities.length >= 5;
  return (
    <ul className="grid gap-3 max-sm:-mx-4 max-sm:auto-cols-[44%] max-sm:grid-flow-col max-sm:grid-rows-[repeat(2,8.5rem)] max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:auto-rows-[11rem] sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
      {cities.map((city, place) => (
        <li
          key={city.slug}
          className={`max-sm:snap-start ${large && place === 0 ? 'sm:col-span-2 lg:row-span-2' : ''}`}
        >
          <Tile city={city} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ city }: { city: CityTile }) {
  const t = useTranslations('home');
  return (
    <Link
      to={paths(useLang()).results({ city: city.slug })}
      className="group relative isolate block size-full overflow-hidden rounded-base bg-sunken"
    >
      <span className={`absolute inset-0 ${city.isMirrored ? '-scale-x-100' : ''}`}>
        <img
          src={city.picture}
          alt=""
          width={960}
          height={640}
          loading="lazy"
          className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
        />
      </span>
      <span className="absolute inset-0 bg-linear-to-t from-black/80 via-black/25 via-40% to-transparent to-70%" />
      <span className="absolute inset-x-4 bottom-3 grid text-white">
        <span className="text-lg font-bold">{city.name}</span>
        <span className="tabular text-sm">{t('cityAds', { count: city.ads })}</span>
      </span>
    </Link>
  );
}

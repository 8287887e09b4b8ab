import type { UnderstoodPiece } from '@diyar/contract/site/wishes';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import type { Choices } from '../query/choices.ts';
import { changeSearch, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { citiesOfPiece } from './piece-cities.ts';

interface NarrowPlacesProps {
  pieces: readonly UnderstoodPiece[];
  filters: Search;
  choices: Choices;
}

/** Under a name that districts of several cities have: each of these cities, a press away from being the only one. */
export function NarrowPlaces({ pieces, filters, choices }: NarrowPlacesProps) {
  const t = useTranslations('filters.understood');
  const searchPath = useSearchPath();
  return pieces.map((piece) => {
    const cities = citiesOfPiece(piece, choices.cities);
    if (cities.length < 2) return null;
    const name = `\u2068${piece.text}\u2069`;
    return (
      <nav
        key={piece.text}
        aria-label={t('narrow', { name })}
        className="flex flex-wrap items-center gap-x-1 text-sm text-soft"
      >
        <span className="pe-1">{t('narrow', { name })}</span>
        {cities.map(({ city, district }) => (
          <Link
            key={city.slug}
            to={searchPath(
              changeSearch(filters, {
                q: piece.without === '' ? undefined : piece.without,
                city: [city.slug],
                district,
              }),
            )}
            preventScrollReset
            className="inline-flex min-h-10 items-center rounded-pill px-2.5 font-bold text-primary hover:underline"
          >
            {city.name}
          </Link>
        ))}
      </nav>
    );
  });
}

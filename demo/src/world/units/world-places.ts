import type { Reader } from '../../../../api/src/platform/db/database.ts';
import type { PropertyUsage } from '../../../../api/src/platform/db/schema.generated.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { Spot } from '../plans/world-data.ts';

interface Place {
  id: number;
  name_ar: string;
  name_en: string;
  lat: number;
  lng: number;
}

interface Category {
  id: number;
  usage: PropertyUsage;
  has_rooms: boolean;
  has_furnished: boolean;
}

export interface Pin {
  lat: number;
  lng: number;
  approximate: boolean;
}

const METRES_A_DEGREE = 111_320;
const SPREAD_METRES = 600;

/** The places and categories of the reference data that the world stands on. */
export class WorldPlaces {
  readonly #districts: ReadonlyMap<string, { city: string; district: Place }>;
  readonly #cities: ReadonlyMap<string, Place>;
  readonly #categories: ReadonlyMap<string, Category>;

  private constructor(
    districts: ReadonlyMap<string, { city: string; district: Place }>,
    cities: ReadonlyMap<string, Place>,
    categories: ReadonlyMap<string, Category>,
  ) {
    this.#districts = districts;
    this.#cities = cities;
    this.#categories = categories;
  }

  static async load(reader: Reader): Promise<WorldPlaces> {
    const cities = await reader.selectFrom('city').selectAll().execute();
    const slugOf = new Map(cities.map((city) => [city.id, city.slug]));
    const districts = await reader.selectFrom('district').selectAll().execute();
    const categories = await reader.selectFrom('category').selectAll().execute();
    return new WorldPlaces(
      new Map(
        districts.map((district) => [district.slug, { city: slugOf.get(district.city_id) ?? '', district }]),
      ),
      new Map(cities.map((city) => [city.slug, city])),
      new Map(categories.map((category) => [category.slug, category])),
    );
  }

  /** Every district with the slug of its city, in the order of their slugs. */
  districts(): { slug: string; city: string; nameAr: string }[] {
    return [...this.#districts]
      .map(([slug, { city, district }]) => ({ slug, city, nameAr: district.name_ar }))
      .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  }

  placeOf(spot: Spot): { city: Place; district: Place } {
    const city = this.#cities.get(spot.city);
    if (city === undefined) throw new Error(`the reference data lacks the city ${spot.city}`);
    return { city, district: this.#districtOf(spot.slug).district };
  }

  namesOf(spot: Spot): PlaceNames {
    const { city, district } = this.placeOf(spot);
    return {
      cityAr: city.name_ar,
      cityEn: city.name_en,
      districtAr: district.name_ar,
      districtEn: district.name_en,
    };
  }

  category(slug: string): Category {
    const category = this.#categories.get(slug);
    if (category === undefined) throw new Error(`the reference data lacks the category ${slug}`);
    return category;
  }

  /** A point within 600 m of the district's; approximate where the district is only known by its city's centre. */
  pinIn(spot: Spot, key: string): Pin {
    const { city, district } = this.placeOf(spot);
    const rng = seeded(`pin/${key}`);
    const [metres, angle] = [SPREAD_METRES * Math.sqrt(rng.next()), rng.range(0, 2 * Math.PI)];
    const north = (metres * Math.cos(angle)) / METRES_A_DEGREE;
    const east = (metres * Math.sin(angle)) / (METRES_A_DEGREE * Math.cos((district.lat * Math.PI) / 180));
    return {
      lat: district.lat + north,
      lng: district.lng + east,
      approximate: district.lat === city.lat && district.lng === city.lng,
    };
  }

  #districtOf(slug: string): { city: string; district: Place } {
    const found = this.#districts.get(slug);
    if (found === undefined) throw new Error(`the reference data lacks the district ${slug}`);
    return found;
  }
}

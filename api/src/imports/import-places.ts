import type { Tx } from '../platform/db/database.ts';
import { foldPlaceName, slugOf, transliterateDistrict } from '../text/fold-text.ts';
import { faultOfDistrictName } from './district-name.ts';

export interface District {
  id: number;
  name_ar: string;
  name_en: string;
  lat: number;
  lng: number;
}

interface City {
  id: number;
  slug: string;
  lat: number;
  lng: number;
}

/** The cities and districts of the Kingdom by folded name; districts that nobody knew yet are made on demand. */
export class Places {
  readonly #tx: Tx;
  readonly #cities = new Map<string, City>();
  readonly #districts = new Map<string, District>();
  readonly #slugs = new Set<string>();

  private constructor(tx: Tx) {
    this.#tx = tx;
  }

  static async load(tx: Tx): Promise<Places> {
    const places = new Places(tx);
    const cities = await tx.selectFrom('city').select(['id', 'slug', 'name_ar', 'lat', 'lng']).execute();
    for (const city of cities) places.#cities.set(foldPlaceName(city.name_ar), city);
    const districts = await tx
      .selectFrom('district')
      .select(['id', 'slug', 'city_id', 'name_ar', 'name_en', 'lat', 'lng', 'synonyms'])
      .orderBy('reviewed')
      .orderBy('id', 'desc')
      .execute();
    // Last wins: names over what others are called too, and of two that fold alike, the reviewed and older one.
    for (const district of districts)
      for (const synonym of district.synonyms)
        places.#districts.set(keyOf(district.city_id, synonym), district);
    for (const district of districts) {
      places.#districts.set(keyOf(district.city_id, district.name_ar), district);
      places.#slugs.add(district.slug);
    }
    const aliases = await tx.selectFrom('district_alias').select('slug').execute();
    for (const { slug } of aliases) places.#slugs.add(slug);
    return places;
  }

  city(name: string): City | undefined {
    return this.#cities.get(foldPlaceName(name));
  }

  /**
   * The district of this name in the city. One that is not known is created with a machine's English reading, at the
   * city's centre, approximate and not reviewed; a `fault` when the text cannot be a name.
   */
  async district(city: City, name: string): Promise<District | { fault: string }> {
    const known = this.#districts.get(keyOf(city.id, name));
    if (known !== undefined) return known;
    const name_ar = name
      .replace(/\s+/g, ' ')
      .replace(/^حي (?=\S)/, '')
      .trim();
    const name_en = transliterateDistrict(name_ar);
    const fault = faultOfDistrictName(name_ar) ?? (slugOf(name_en) === '' ? 'cannot be read' : undefined);
    if (fault !== undefined) return { fault };
    const district = await this.#tx
      .insertInto('district')
      .values({
        slug: this.#freeSlug(slugOf(name_en), city.slug),
        city_id: city.id,
        name_ar,
        name_en,
        lat: city.lat,
        lng: city.lng,
        approximate: true,
        reviewed: false,
      })
      .returning(['id', 'slug', 'name_ar', 'name_en', 'lat', 'lng'])
      .executeTakeFirstOrThrow();
    this.#districts.set(keyOf(city.id, name), district);
    this.#slugs.add(district.slug);
    return district;
  }

  /** Different Arabic names may read alike; a slug never changes, so the later one is numbered. */
  #freeSlug(english: string, city: string): string {
    for (let n = 1; ; n += 1) {
      const slug = slugOf(n === 1 ? english : `${english}-${n}`, city);
      if (!this.#slugs.has(slug)) return slug;
    }
  }
}

/** «الشاطيء» is written for «الشاطئ» as often as not, so a final ء is no difference here after any letter. */
function keyOf(cityId: number, name: string): string {
  return `${cityId} ${foldPlaceName(name).replace(/ء(?=\s|$)/g, '')}`;
}

import { addDays } from '../contract/src/values/riyadh.ts';

export const SHAPE_KINDS = ['list', 'dates', 'facets', 'map', 'autocomplete'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** A kind of question, in several wordings that are asked in turn. */
export interface Shape {
  name: string;
  kind: ShapeKind;
  /** The promised time at p99, in milliseconds, where it is another than that of its kind. */
  mostMs?: number;
  /** Addresses below /api/v1; or how they are found by asking, where one leads to the next. */
  paths: readonly string[];
}

/** The promised time of each, in milliseconds at p99. */
export const PROMISED_MS: Readonly<Record<ShapeKind, number>> = {
  list: 20,
  dates: 30,
  facets: 60,
  map: 25,
  autocomplete: 10,
};

export interface Subjects {
  /** The Riyadh day. */
  today: string;
  /** Public numbers of the advertisers with most ads. */
  advertisers: readonly string[];
  /** Licence numbers: words that one ad has. */
  licences: readonly string[];
}

const CITIES = ['riyadh', 'jeddah', 'dammam', 'makkah', 'abha', 'taif'];
const RIYADH = '46.68,24.70';
const KINGDOM = '34.4,16.2,55.7,32.3';

const each = <T>(values: readonly T[], path: (value: T) => string) => values.map(path);
const q = (text: string) => `q=${encodeURIComponent(text)}`;

/** A drawn area around a point: a circle that trembles, of so many points. */
function drawn(center: string, degrees: number, points: number): string {
  const [lng = 0, lat = 0] = center.split(',').map(Number);
  const ring = Array.from({ length: points }, (_, n) => {
    const turn = (2 * Math.PI * n) / points;
    const far = degrees * (1 + 0.15 * Math.sin(9 * turn));
    return [(lng + far * Math.cos(turn)).toFixed(5), (lat + far * Math.sin(turn)).toFixed(5)].join(',');
  });
  return ring.join(';');
}
const polygon = (...areas: string[]) => `polygon=${encodeURIComponent(areas.join('|'))}`;

const alone = (): [string, readonly string[]][] => [
  ['everything, best first', ['', 'page=2', 'page=3']],
  ['newest', ['sort=newest', 'sort=newest&page=2']],
  ['cheapest of a period', each([1, 2, 3, 4], (period) => `period=${period}&sort=price_asc`)],
  ['dearest of a period', each([1, 2, 3, 4], (period) => `period=${period}&sort=price_desc`)],
  ['largest', ['sort=area', 'sort=area&page=2']],
  ['nearest', ['sort=nearest&near=24.7,46.68', 'sort=nearest&near=21.54,39.17']],
  ['best rated', ['sort=rating', 'sort=rating&page=3']],
  ['for sale', ['purpose=sale', 'purpose=sale&page=2']],
  ['category', each(['apartment', 'villa', 'chalet', 'office', 'land'], (slug) => `category=${slug}`)],
  ['city', each(CITIES, (slug) => `city=${slug}`)],
  [
    'district',
    each(['al-malqa-riyadh', 'ash-shati-jeddah', 'al-yasmin-riyadh'], (slug) => `district=${slug}`),
  ],
  ['period', each([1, 2, 3, 4], (period) => `period=${period}`)],
  ['price', each([300, 500, 900], (most) => `period=2&price_min=100&price_max=${most}`)],
  ['area', each([90, 140, 300], (least) => `area_min=${least}&area_max=${least * 2}`)],
  ['rooms', ['rooms=3', 'rooms=4,5', 'rooms=2']],
  ['baths', ['baths=2', 'baths=3,4']],
  ['furnished', ['furnished=full', 'furnished=none']],
  ['features', ['features=pool', 'features=parking,elevator', 'features=wifi,fitted-kitchen']],
  ['facing', ['facing=n', 'facing=s,se']],
  ['age', ['age_max=2', 'age_max=10']],
  ['who may stay', ['tenants=families', 'tenants=women,students']],
  ['how many guests', ['guests=6', 'guests=15', 'guests=4&tenants=singles']],
  ['verified', ['verified=1', 'verified=1&page=4']],
  ['licensed', ['licensed=1']],
  ['instant', ['instant=1', 'instant=1&page=2']],
  ['on offer', ['offer=1', 'offer=1&period=2']],
  ['special', ['special=1', 'special=1&page=2']],
  ['box', ['bbox=46.5,24.6,46.8,24.9', 'bbox=39.1,21.4,39.3,21.7']],
];

const combined = ({ today, advertisers, licences }: Subjects): [string, readonly string[]][] => [
  ['advertiser', each(advertisers, (number) => `advertiser=${number}`)],
  [
    'free on dates',
    each([3, 10, 40], (days) => `from=${addDays(today, days)}&to=${addDays(today, days + 3)}`),
  ],
  ['a drawn area', [polygon(drawn(RIYADH, 0.08, 12)), polygon(drawn('39.17,21.54', 0.06, 12))]],
  ['two drawn areas of 200 points', [polygon(drawn(RIYADH, 0.2, 120), drawn('39.17,21.54', 0.3, 80))]],
  [
    'city, category, period, price',
    each(CITIES, (slug) => `city=${slug}&category=apartment&period=4&price_max=60000`),
  ],
  [
    'seven filters, cheapest',
    each(
      CITIES,
      (slug) =>
        `city=${slug}&category=apartment,villa&period=4&rooms=3,4&furnished=full&verified=1&sort=price_asc`,
    ),
  ],
  [
    'city on dates under a price',
    each(
      CITIES,
      (slug) => `city=${slug}&period=2&price_max=600&from=${addDays(today, 5)}&to=${addDays(today, 7)}`,
    ),
  ],
  ['a word of one ad', each(licences, q)],
  ['a word of very many', [q('شقة'), q('فيلا'), q('apartment')]],
  ['two words', [q('شقة الملقا'), q('فيلا الياسمين'), q('شاليه أبحر')]],
  ['typos', [q('شقه الملقى'), q('فله الياسمن'), q('aprtment riyad')]],
  ['a place in English', [q('villa al malqa'), q('chalet jeddah'), q('office olaya')]],
  ['a whole wish', [q('شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي'), q('شاليه في جدة بالليلة أقل من ١٠٠٠')]],
  ['nothing found', [q('قلعة على القمر'), 'city=turaif&category=camp&price_max=1']],
  ['the last page', ['page=50', 'sort=newest&page=50', 'city=riyadh&page=50']],
];

/** Lists with dates tell the total of the stay: the order by it prices all that is found. */
const dated = ({ today }: Subjects): [string, readonly string[], number?][] => {
  const stay = (days: number, nights: number) =>
    `period=2&from=${addDays(today, days)}&to=${addDays(today, days + nights)}`;
  // Other dates each time: a stay that was asked for before is not worked out again.
  const stays = Array.from({ length: 40 }, (_, n) => stay(1 + n, 1 + (n % 9)));
  const cities = stays.flatMap((one, n) => (n % 2 === 0 ? [`city=${CITIES[n % 3] ?? ''}&${one}`] : []));
  return [
    ['dates, list', [...stays, ...cities]],
    ['dates, list under a price', each(stays, (one) => `${one}&price_max=700`)],
    ['dates, for six guests', each(stays, (one) => `${one}&guests=6`)],
    ['dates sorted by total in a city', each(stays, (one) => `city=riyadh&sort=price_asc&${one}`), 60],
    ['dates sorted by total in the whole Kingdom', each(stays, (one) => `sort=price_asc&${one}`), 150],
    [
      'dates without a period, dearest first',
      each([3, 30, 40], (n) => `sort=price_desc&${stay(n, 30).slice(9)}`),
      150,
    ],
  ];
};

const counted = ({ today }: Subjects): [string, readonly string[]][] => [
  ['facets of everything', ['facets=1']],
  ['facets of a city', each(CITIES, (slug) => `facets=1&city=${slug}`)],
  [
    'facets of four filters',
    each(CITIES, (slug) => `facets=1&city=${slug}&category=apartment,villa&period=4&rooms=3,4`),
  ],
  ['facets of words', [`facets=1&${q('شقة')}`, `facets=1&${q('فيلا الياسمين')}`]],
  [
    'facets of a drawn area on dates',
    [`facets=1&${polygon(drawn(RIYADH, 0.2, 60))}&from=${addDays(today, 5)}&to=${addDays(today, 8)}`],
  ],
];

const spread = ({ today }: Subjects): [string, readonly string[]][] => [
  ['prices of everything let by the night', ['period=2']],
  ['prices of a city, by period', CITIES.flatMap((slug) => [2, 4].map((n) => `city=${slug}&period=${n}`))],
  ['prices on dates', [`city=riyadh&from=${addDays(today, 5)}&to=${addDays(today, 8)}`]],
];

/** Bounds that a screen of 1,440 by 800 points shows around a place at a zoom; 512 points are the world at zoom 0. */
function viewAt(center: string, zoom: number): string {
  const [lng = 0, lat = 0] = center.split(',').map(Number);
  const [wide, high] = [(1440 / 512) * 180 * 2 ** -zoom, (800 / 512) * 160 * 2 ** -zoom];
  const bounds = [lng - wide, lat - high, lng + wide, lat + high];
  return bounds
    .map((one, n) => Math.max(n % 2 === 0 ? -179 : -80, Math.min(n % 2 === 0 ? 179 : 80, one)).toFixed(4))
    .join(',');
}

const seen = ({ today }: Subjects): [string, readonly string[]][] => [
  ...[4, 5, 6, 7, 8].map((zoom): [string, string[]] => [
    `map: the Kingdom, zoom ${zoom}`,
    [`bbox=${KINGDOM}&zoom=${zoom}`],
  ]),
  ...[8, 10, 12, 14, 16].map((zoom): [string, string[]] => [
    `map: a city, zoom ${zoom}`,
    each([RIYADH, '39.17,21.54', '50.1,26.42'], (center) => `bbox=${viewAt(center, zoom)}&zoom=${zoom}`),
  ]),
  [
    'map: the Kingdom, filtered',
    each([1, 2, 3, 4], (period) => `bbox=${KINGDOM}&zoom=5&category=apartment,villa&period=${period}`),
  ],
  [
    'map: the Kingdom, on dates',
    [`bbox=${KINGDOM}&zoom=5&period=2&from=${addDays(today, 5)}&to=${addDays(today, 8)}`],
  ],
  ['map: words', [`bbox=${KINGDOM}&zoom=5&${q('شقة')}`]],
];

/** Texts of the search field while somebody types. */
const TYPED = ['ا', 'ال', 'المل', 'شقة في ال', 'جد', 'riy', 'al m', 'فيلا', 'مكتب دار', 'الشرق'];

/** Every kind of question there is, by one caller or another. */
export function searchShapes(subjects: Subjects): Shape[] {
  const below =
    (base: string, kind: ShapeKind) =>
    ([name, queries]: [string, readonly string[]]) => ({
      name,
      kind,
      paths: queries.map((query) => `${base}?${query}`),
    });
  return [
    ...alone().map(below('/ads', 'list')),
    ...combined(subjects).map(below('/ads', 'list')),
    ...dated(subjects).map(([name, queries, mostMs]) => ({
      ...below('/ads', 'dates')([name, queries]),
      ...(mostMs !== undefined && { mostMs }),
    })),
    ...counted(subjects).map(below('/ads', 'facets')),
    ...spread(subjects).map(below('/ads/price-spread', 'facets')),
    ...seen(subjects).map(below('/ads/map', 'map')),
    {
      name: 'suggestions while typing',
      kind: 'autocomplete',
      paths: each(TYPED, (text) => `/search_suggestions?${q(text)}`),
    },
  ];
}

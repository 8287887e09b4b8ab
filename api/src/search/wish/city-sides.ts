import { hasSign, type Lexeme, meant } from './lexeme.ts';
import type { KnownCity } from './lexicon.ts';
import type { Term } from './term.ts';
import type { Side } from './vocabulary.ts';

type Lexemes = readonly Lexeme[];

/** The side of a city that a word is: «شمال», "north"; «شمالي» before a city too, but «شقة شمالية» looks north. */
function sideOf(lexeme: Lexeme | undefined): Side | undefined {
  const compass = meant(lexeme, 'compass');
  if (compass !== undefined) return compass.side;
  const choice = meant(lexeme, 'choice');
  const isAdjective =
    choice?.filter === 'facing' &&
    lexeme !== undefined &&
    lexeme.end - lexeme.start === 1 &&
    !lexeme.word.endsWith('يه');
  return isAdjective && isSide(choice.value) ? choice.value : undefined;
}

const isSide = (value: string): value is Side => ['n', 's', 'e', 'w'].includes(value);

/** «شمال الرياض», "north of Riyadh": a side of one named city; undefined where none is said. */
export function citySideAt(lexemes: Lexemes, at: number): Term | undefined {
  const first = sideOf(lexemes[at]);
  if (first === undefined || hasSign(lexemes[at - 1], 'side', 'near')) return undefined;
  const second = sideOf(lexemes[at + 1]);
  const city = second === undefined ? at + 1 : at + 2;
  const place = meant(lexemes[city], 'city');
  if (place === undefined || place.name !== 'city') return undefined;
  const sides = second === undefined ? [first] : [first, second];
  return { from: at, to: city + 1, filters: {}, places: [place], sides };
}

/** Degrees that a city reaches from its middle, and how far from it a side of it begins; the largest cities reach farther. */
const REACH = { large: { far: 0.4, near: 0.02 }, small: { far: 0.15, near: 0.005 } } as const;
const LARGE_CITIES = 6;
/** Degrees around the middle of a city: «وسط الرياض». */
const MIDDLE = 0.04;

/** The area of a side of a city as the filter `polygon` takes it. */
export function areaOfSides({ lat, lng }: KnownCity, rank: number, sides: readonly Side[]): string {
  const { far, near } = rank < LARGE_CITIES ? REACH.large : REACH.small;
  const has = (side: Side) => sides.includes(side);
  const middle = has('c') ? MIDDLE : far;
  const [west, east] = [has('e') ? lng + near : lng - middle, has('w') ? lng - near : lng + middle];
  const [south, north] = [has('n') ? lat + near : lat - middle, has('s') ? lat - near : lat + middle];
  return boxOf({ west, south, east, north });
}

/** Degrees around the middle of what something is to be near: about 3 km around a district. */
const NEAR_DISTRICT = 0.03;
const NEAR_CITY = { large: 0.5, small: 0.25 } as const;

interface Point {
  lat: number;
  lng: number;
}

/** The area around a district as the filter `polygon` takes it. */
export const areaNearDistrict = (middle: Point): string => boxAround(middle, NEAR_DISTRICT);

/** The area around a city: itself and what lies before it. */
export const areaNearCity = (middle: Point, rank: number): string =>
  boxAround(middle, rank < LARGE_CITIES ? NEAR_CITY.large : NEAR_CITY.small);

const boxAround = ({ lat, lng }: Point, far: number): string =>
  boxOf({ west: lng - far, south: lat - far, east: lng + far, north: lat + far });

function boxOf({ west, south, east, north }: Record<'west' | 'south' | 'east' | 'north', number>): string {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return corners.map((corner) => corner.map((degrees) => degrees.toFixed(4)).join(',')).join(';');
}

import type { Facing } from '../../../../api/src/platform/db/schema.generated.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** "three bedrooms", "12 guests". */
export function countedEn(count: number, noun: string): string {
  return `${NUMBERS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "third" of 3; the ground floor is 0. */
export function ordinalEn(floor: number): string {
  return ORDINALS[floor] ?? `${floor}th`;
}

const FACING: Readonly<Record<Facing, string>> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
  three_streets: 'three streets',
  four_streets: 'four streets',
};

export function facingEn(facing: Facing): string {
  return FACING[facing];
}

/** "a, b and c". */
export function joinedEn(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  if (said.length < 2) return said.join('');
  return `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "an" before vowels, and before 8, 11 and 18 as they are said. */
export function articleFor(word: number | string): 'a' | 'an' {
  return word === 11 || word === 18 || /^[8aeio]/.test(String(word)) ? 'an' : 'a';
}

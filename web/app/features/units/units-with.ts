/** One letter for those that people write for each other, and plain digits; without vowel signs. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[\u064B-\u0652\u0640]/g, ''],
  [/[أإآ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
];

function folded(text: string): string {
  const plain = FOLDS.reduce((rest, [letters, letter]) => rest.replace(letters, letter), text.toLowerCase());
  return plain.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

interface Named {
  name: string;
  code: string;
}

/** The units whose name, code or property has each of the typed words; all of them where nothing is typed. */
export function unitsWith<Unit extends Named>(
  units: readonly Unit[],
  typed: string,
  propertyOf: (unit: Unit) => string,
): readonly Unit[] {
  const words = folded(typed).split(/\s+/);
  return units.filter((unit) => {
    const text = folded(`${unit.name} ${unit.code} ${propertyOf(unit)}`);
    return words.every((word) => text.includes(word));
  });
}

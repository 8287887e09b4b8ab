import { foldLetters } from '@diyar/contract/values/fold-letters';

const folded = (text: string): string => foldLetters(text.normalize('NFKC'));

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
  const words = folded(typed).split(' ');
  return units.filter((unit) => {
    const text = folded(`${unit.name} ${unit.code} ${propertyOf(unit)}`);
    return words.every((word) => text.includes(word));
  });
}

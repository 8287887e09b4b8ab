import { holdsWebAddress, INVISIBLE, TURNING } from '../words/name-text.ts';

/** A name as it is kept: without marks that show nothing, and without spaces at its ends. */
export function plainName(name: string | null | undefined): string {
  return (name ?? '').replace(INVISIBLE, '').trim();
}

/** The rule that is broken by a name which others read, of so many characters; undefined when none is. */
export function nameRule(
  name: string | null | undefined,
  { min, max }: { min: number; max: number },
): 'name_required' | 'name_min' | 'name_max' | 'hidden_direction' | 'web_address' | undefined {
  const plain = plainName(name);
  if (plain === '') return 'name_required';
  if (TURNING.test(name ?? '')) return 'hidden_direction';
  if ([...plain].length < min) return 'name_min';
  if ([...plain].length > max) return 'name_max';
  return holdsWebAddress(plain) ? 'web_address' : undefined;
}

import type { Lang } from '@diyar/messages/messages';

/** Countries by their names in a language, in its order. */
export function countriesByName(codes: readonly string[], lang: Lang): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name));
}

export function countryName(code: string, lang: Lang): string {
  return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code;
}

import { hasSign, type Lexeme } from './lexeme.ts';
import type { Term } from './term.ts';

/** Riyals; nothing is let by the year or sold for less, so smaller amounts are read as thousands: «أقل من ٦٠ سنوي». */
const LEAST_OF_A_YEAR = 1000;
/** Up to so many riyals nobody lets a home for a night: «شقة من ٣٠ إلى ٤٠» are thousands a year. */
const MOST_THOUSANDS = 90;
/** Kinds that are let by the year or sold where no period is said. */
const YEARLY: ReadonlySet<string> = new Set(
  'apartment villa floor duplex townhouse house annex compound building tower shop showroom warehouse workshop factory land'.split(
    ' ',
  ),
);

/** Reads small bare amounts as thousands where the text is about yearly rent, a sale, or a kind that is let so. */
export function resolvePrices(terms: readonly Term[]): Term[] {
  const isSaid = (name: string) => terms.some(({ filters }) => filters[name] !== undefined);
  const ofYears = terms.some(({ filters }) => filters.period === '4' || filters.purpose === 'sale');
  const kinds = terms.flatMap(({ filters }) => filters.category ?? []);
  const isOpen = !isSaid('period') && !terms.some(({ stay, weekend }) => stay ?? weekend);
  const isYearly = isOpen && kinds.length > 0 && kinds.every((kind) => YEARLY.has(kind));
  const below = ofYears ? LEAST_OF_A_YEAR : isYearly ? MOST_THOUSANDS + 1 : 0;
  const inThousands = (value: string) => (Number(value) < below ? String(Number(value) * 1000) : value);
  return terms.map((term) => {
    if (term.bare !== true) return term;
    // Both ends are of one scale.
    const isSmall = Object.values(term.filters).every((value) => Number(value) < below);
    if (!isSmall) return term;
    const filters = Object.entries(term.filters).map(([name, value]) => [name, inThousands(value)]);
    return { ...term, filters: Object.fromEntries(filters) };
  });
}

/** «للبيع أو الإيجار» asks for neither: both stand understood, without a filter. */
export function resolvePurposes(lexemes: readonly Lexeme[], terms: readonly Term[]): Term[] {
  const isEither = (one: Term, next: Term | undefined) =>
    next?.filters.purpose !== undefined &&
    one.filters.purpose !== undefined &&
    next.filters.purpose !== one.filters.purpose &&
    (next.from === one.to || (next.from === one.to + 1 && isJoint(lexemes[one.to])));
  const idle = new Set(
    terms.flatMap((term, at) => {
      const next = terms[at + 1];
      return next !== undefined && isEither(term, next) ? [term, next] : [];
    }),
  );
  return terms.map((term) => (idle.has(term) ? { ...term, filters: {}, idle: true } : term));
}

const isJoint = (lexeme: Lexeme | undefined) => hasSign(lexeme, 'and', 'to') || lexeme?.word === '/';

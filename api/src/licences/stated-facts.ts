import type { LicenceFacts } from '@diyar/contract/supply/host-licences';
import { STATED_FACTS, type StatedFact } from '@diyar/contract/words/licence-fields';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { textOf } from '../authority/facts.ts';

type Kept = Record<string, unknown>;

/**
 * What a licence states beside what it is compared by: of the deed, the place, the building, and what lies on it, each named and,
 * where it is yes or no or a word we know, said in a language; else in the authority's own words. What it says nothing of is left
 * out.
 */
export function statedFacts(kept: Kept, lang: Lang): LicenceFacts['stated'] {
  const t = translatorOf(lang);
  const values = valuesOf(kept, lang);
  return STATED_FACTS.flatMap((key) => {
    const value = values[key];
    return value === null ? [] : [{ key, name: t(`licences.stated.${key}`), value }];
  });
}

function valuesOf(kept: Kept, lang: Lang): Record<StatedFact, string | null> {
  const t = translatorOf(lang);
  const place = (kept.location ?? {}) as Kept;
  const yesNo = (value: unknown) =>
    yesNoOf(value, { yes: t('licences.statedYes'), no: t('licences.statedNo') });
  return {
    deed_kind: textOf(kept.titleDeedTypeName),
    region: textOf(place.region),
    street: textOf(place.street),
    postal_code: textOf(place.postalCode),
    building_number: textOf(place.buildingNumber),
    additional_number: textOf(place.additionalNumber),
    age: ageOf(textOf(kept.propertyAge), lang),
    usages: listOf(kept.propertyUsages),
    utilities: listOf(kept.propertyUtilities),
    pawned: yesNo(kept.isPawned),
    constrained: yesNo(kept.isConstrained),
    halted: yesNo(kept.isHalted),
    testament: yesNo(kept.isTestment),
    obligations: textOf(kept.obligationsOnTheProperty),
    guarantees: textOf(kept.guaranteesAndTheirDuration),
    building_code: yesNo(kept.complianceWithTheSaudiBuildingCode),
    transfer_fee: textOf(kept.ownershipTransferFeeType),
  };
}

/** Ages by the contract's uneven spelling (domain.md 3.4). */
const AGES = {
  New: 'new',
  LessThanYear: 'underYear',
  OneYear: 1,
  TwoYears: 2,
  ThreeYears: 3,
  FourYears: 4,
  FiveYears: 5,
  SixYears: 6,
  SevenYears: 7,
  EightYears: 8,
  NineYears: 9,
  TenYears: 10,
  MoreThenTenYears: 'overTen',
} as const;

function ageOf(text: string | null, lang: Lang): string | null {
  if (text === null || !Object.hasOwn(AGES, text)) return text;
  const t = translatorOf(lang);
  const age = AGES[text as keyof typeof AGES];
  return typeof age === 'number'
    ? t('licences.statedAge.years', { years: age })
    : t(`licences.statedAge.${age}`);
}

function listOf(value: unknown): string | null {
  const words = Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : [];
  return words.length === 0 ? textOf(value) : words.join(' · ');
}

function yesNoOf(value: unknown, words: { yes: string; no: string }): string | null {
  if (value === true || value === 'True' || value === 'true') return words.yes;
  if (value === false || value === 'False' || value === 'false') return words.no;
  return textOf(value);
}

import type { AdEvidence } from '@diyar/contract/console/console-ads';
import { moneyText } from '@diyar/contract/values/money';
import { EVIDENCE_FACTS, type EvidenceFact } from '@diyar/contract/words/ad-review-words';
import { SIDES } from '@diyar/contract/words/unit-words';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { EvidenceRow } from './evidence.queries.ts';

type Told = string | number | boolean | null | undefined;

/** What is known of a unit, named and said in a language; what is not known is left out. */
export function factsOf(row: EvidenceRow, category: string, lang: Lang): AdEvidence['facts'] {
  const t = translatorOf(lang);
  const values: Record<EvidenceFact, Told> = {
    category,
    ...unitFacts(row, lang),
    ...propertyFacts(row, lang),
    ...lettingFacts(row, lang),
    ...disclosedFacts(row, lang),
  };
  return EVIDENCE_FACTS.flatMap((key) => {
    const value = values[key];
    if (value === null || value === undefined || value === '') return [];
    const said = typeof value === 'boolean' ? t(value ? 'publishing.yes' : 'publishing.no') : String(value);
    return [{ key, name: t(`publishing.facts.${key}`), value: said }];
  });
}

function unitFacts({ unit }: EvidenceRow, lang: Lang) {
  const t = translatorOf(lang);
  const tenants = (unit.tenants as 'families'[] | undefined) ?? [];
  return {
    area: t('publishing.squareMetres', { value: Number(unit.area) }),
    rooms: unit.rooms as Told,
    baths: unit.baths as Told,
    halls: unit.halls as Told,
    floor: unit.floor as Told,
    age: unit.age as Told,
    entrances: unit.entrances as Told,
    guests_max: unit.guests_max as Told,
    tenants: tenants.map((tenant) => t(`supplyForm.tenantWords.${tenant}`)).join(' · '),
    privacy: unit.privacy === 'private' ? t('supplyForm.privacyWords.private') : null,
    unit_code: unit.code as Told,
  };
}

function propertyFacts({ property }: EvidenceRow, lang: Lang) {
  const t = translatorOf(lang);
  const metres = (value: unknown) =>
    word(value, (length) => t('publishing.metres', { value: Number(length) }));
  return {
    usage: word(property.usage, (key) => t(`details.usage.${key as 'mixed'}`)),
    furnished: furnishedOf(property, lang),
    facing: word(property.facing, (key) => t(`details.facing.${key as 'n'}`)),
    street: property.street as Told,
    street_width: metres(property.street_width),
    short_address: property.short_address as Told,
    height: metres(property.height),
    width: metres(property.width),
    borders: bordersOf(property.borders, lang),
    plan_number: property.plan_number as Told,
    plot_number: property.plot_number as Told,
    block_number: property.block_number as Told,
    deed_kind: word(property.deed_kind, (key) => t(`supplyForm.deedWords.${key as 'paper'}`)),
    relation: word(property.advertiser_relation, (key) => t(`adFacts.property.relations.${key as 'owner'}`)),
    exclusive: property.exclusive as Told,
    viewer_phone: property.viewer_phone as Told,
  };
}

/** What it is let by: payments, the last contract in Ejar, the permit for short stays. */
function lettingFacts({ unit, prices }: EvidenceRow, lang: Lang) {
  const t = translatorOf(lang);
  const yearly = prices.find(({ kind }) => kind === 'yearly');
  return {
    payments_a_year: word(yearly?.payments_a_year, (count) =>
      t(`supplyForm.prices.payments.${count as '1'}`),
    ),
    last_rent: word(unit.last_rent, (amount) => moneyText(Number(amount))),
    ejar_contract: unit.ejar_contract as Told,
    tourism_permit: unit.tourism_permit_number as Told,
    tourism_permit_until:
      unit.tourism_permit_number === null ? null : (unit.tourism_permit_expires_on as Told),
  };
}

/** What the law has disclosed: yes or no, and the advertiser's own words about it. */
function disclosedFacts({ property }: EvidenceRow, lang: Lang) {
  const t = translatorOf(lang);
  const said = (applies: unknown, details: unknown): Told =>
    applies === true && details ? t('publishing.disclosed', { details: String(details) }) : (applies as Told);
  return {
    mortgaged: said(property.mortgaged, property.mortgage_details),
    disputed: said(property.disputed, property.dispute_details),
    unregistered_rights: said(property.unregistered_rights, property.unregistered_rights_details),
  };
}

/** The sides of a plot, each with what lies there and its length. */
function bordersOf(borders: unknown, lang: Lang): Told {
  const t = translatorOf(lang);
  const sides = (borders ?? {}) as Partial<
    Record<string, { next_to?: string | null; length?: number | null }>
  >;
  return SIDES.flatMap((side) => {
    const { next_to: next, length } = sides[side] ?? {};
    const metres = length ? t('publishing.metres', { value: Number(length) }) : null;
    const said = [next, metres].filter(Boolean).join(' ');
    return said === '' ? [] : [`${t(`publishing.sides.${side}`)}: ${said}`];
  }).join(' · ');
}

function word(value: unknown, say: (key: string) => string): Told {
  return value === null || value === undefined ? null : say(String(value));
}

function furnishedOf({ furnished }: EvidenceRow['property'], lang: Lang): Told {
  if (furnished === 'not_applicable') return null;
  return translatorOf(lang)(`results.furnished.${furnished as 'full'}`);
}

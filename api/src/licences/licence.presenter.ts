import { ERROR_STATUS, type ErrorCode } from '@diyar/contract/call/errors';
import type { AdLicence, LicenceComparison, LicenceFacts } from '@diyar/contract/supply/host-licences';
import { groupedNumber, riyadhIso } from '@diyar/contract/values/format';
import { money, moneyText } from '@diyar/contract/values/money';
import { daysBetween } from '@diyar/contract/values/riyadh';
import { BINDING_FIELDS } from '@diyar/contract/words/licence-fields';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { readFacts } from '../authority/facts.ts';
import { type Compared, compareLicence, fitsLicence, type TypedFacts } from './compare-licence.ts';
import type { CheckRow, LicenceRow, LicensedAd } from './licence.queries.ts';
import { mayCheckIn } from './licence.ts';
import { statedFacts } from './stated-facts.ts';

/** How a licence compares with its ad's unit; empty where it came without facts. */
export function comparisonOf({ licence, ours }: Pick<LicensedAd, 'licence' | 'ours'>): Compared[] {
  return licence === null || licence.facts === null ? [] : compareLicence(readFacts(licence.facts), ours);
}

/** Whether a licence holds on a Riyadh date: both its days belong to it. */
export function isInForce(
  licence: Pick<LicenceRow, 'issued_on' | 'expires_on' | 'ended_at'>,
  today: string,
): boolean {
  return licence.issued_on <= today && today <= licence.expires_on && licence.ended_at === null;
}

/** A licence as its ad's own people, and operators, see it. */
export function presentLicence(
  licence: Omit<LicenceRow, 'id'>,
  { lang, today }: { lang: Lang; today: string },
): LicenceFacts {
  const inForce = isInForce(licence, today);
  const facts = licence.facts === null ? null : readFacts(licence.facts);
  return {
    number: licence.number,
    url: licence.url,
    issued_on: licence.issued_on,
    expires_on: licence.expires_on,
    in_force: inForce,
    days_left: inForce ? daysBetween(today, licence.expires_on) + 1 : 0,
    advertiser: licence.broker_name,
    fal_number: licence.fal_number,
    deed_last4: facts?.deedLast4 ?? null,
    price: licence.price === null ? null : money(licence.price),
    stated: licence.facts === null ? [] : statedFacts(licence.facts, lang),
    checked_at: riyadhIso(new Date(licence.checked_at)),
  };
}

/** A comparison in words of a language; the authority's own words where we have none for what it says. */
export function presentComparison(
  comparison: readonly Compared[],
  ours: TypedFacts,
  lang: Lang,
): LicenceComparison[] {
  return comparison.map(({ field, registry, ours: said, agrees }) => ({
    field,
    registry: registry === null ? null : wordOf(field, registry, { ours, lang, isSame: agrees === true }),
    ours: said === null ? null : wordOf(field, said, { ours, lang, isSame: true, isOurs: true }),
    agrees,
    is_binding: BINDING_FIELDS.includes(field),
  }));
}

interface Wording {
  ours: TypedFacts;
  lang: Lang;
  /** The authority's word means ours. */
  isSame: boolean;
  isOurs?: true;
}

function wordOf(
  field: Compared['field'],
  value: string | number,
  { ours, lang, isSame, isOurs }: Wording,
): string {
  const t = translatorOf(lang);
  if (field === 'purpose') return t(value === 'sale' ? 'licences.value.sale' : 'licences.value.rent');
  if (field === 'property_type') {
    if (isOurs) return ours.category?.[lang] ?? String(value);
    const key = `licences.type.${value}` as 'licences.type.Land';
    return t.has(key) ? t(key) : String(value);
  }
  if (field === 'city' || field === 'district')
    return (isSame ? ours[field]?.[lang] : undefined) ?? String(value);
  if (field === 'facing') return t(`details.facing.${value}` as 'details.facing.n');
  if (field === 'area') return t('licences.value.area', { area: groupedNumber(Number(value)) });
  if (field === 'street_width') return t('licences.value.metres', { metres: groupedNumber(Number(value)) });
  if (field !== 'price') return String(value);
  const price = moneyText(Number(value));
  return ours.purpose === 'sale'
    ? price
    : t('licences.value.yearly', { price: lang === 'ar' ? `\u2066${price}\u2069` : price });
}

/** The licence of an ad as its own people see it, with the answer they wait for or were refused by. */
export function presentAdLicence(
  parts: LicensedAd,
  { lang, today, works }: { lang: Lang; today: string; works: boolean },
): AdLicence {
  const comparison = comparisonOf(parts);
  const { licence, check, state } = parts;
  const isWaiting = check !== null && check.answered_at === null;
  return {
    state,
    licence: licence && presentLicence(licence, { lang, today }),
    comparison: presentComparison(comparison, parts.ours, lang),
    fits: fitsLicence(comparison),
    waiting: isWaiting ? { number: check.number, since: riyadhIso(new Date(check.asked_at)) } : null,
    refusal: check === null || isWaiting ? null : presentRefusal(check, lang),
    abilities: { check: works && mayCheckIn(state) },
    proof: parts.account_kind === 'business' ? 'registration' : 'identity',
  };
}

function presentRefusal({ number, refusal, message }: CheckRow, lang: Lang): AdLicence['refusal'] {
  if (refusal === null || !isErrorCode(refusal)) return null;
  const translate = translatorOf(lang) as unknown as (key: string, values: Record<string, string>) => string;
  const said = message ?? '';
  return { number, code: refusal, msg: translate(`errors.${refusal}`, { message: said, licensed: said }) };
}

const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(ERROR_STATUS, word);

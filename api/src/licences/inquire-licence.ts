import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import type { InquiredField, LicenceInquiry } from '@diyar/contract/supply/licence-inquiries';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { TAKEN_FIELDS, type TakenField } from '@diyar/contract/words/licence-fields';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { type Facts, readFacts } from '../authority/facts.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { advertiserOf, askAuthority } from './ask-authority.ts';
import { type Compared, compareLicence, fitsLicence, type TypedFacts } from './compare-licence.ts';
import type { LicenceDeps } from './keep-answer.ts';
import { presentComparison, presentLicence } from './licence.presenter.ts';
import { findAdvertiser, isTaken } from './licence.queries.ts';
import { refusalOf, refuseUnfit } from './licence.ts';
import { findNames, findPropertyFacts } from './typed-facts.queries.ts';

export interface Inquiry {
  number: string;
  /** As it was typed; asked of individuals. */
  identity: string | undefined;
  /** The fields filled in so far. */
  content: WizardContent;
  /** The property that a unit is added to; null where it is filled in too. */
  propertyId: string | null;
}

/**
 * Asks the authority about a licence before there is an ad, and compares what it says with what is filled in. Keeps nothing. Throws
 * `role_forbids` to viewers, `not_found` for another's property, the fields `identity` and `number`, `registration_needed`,
 * `registry_down`, and what a check refuses of a licence that can never carry an ad of the account; another purpose is a
 * difference like others here.
 */
export async function inquireLicence(
  deps: LicenceDeps,
  { number, identity, content, propertyId }: Inquiry,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<LicenceInquiry> {
  const { db } = deps;
  const { accountId } = actor;
  if (!mayWork((await standingOf(db, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
  const ours = await typedFacts(db, { accountId, content, propertyId });
  const advertiser = await advertiserOf(deps, accountId, identity);
  const answer = await askAuthority(deps, number, advertiser);
  if (answer === undefined) throw new Refusal('registry_down');
  if (answer.kind === 'refused') throw refusalOf(answer);
  const facts = readFacts(answer.facts);
  const {
    fal_number: falNumber,
    national_number: nationalNumber,
    is_verified: isVerified,
  } = await findAdvertiser(db, accountId);
  const today = riyadhDate(now);
  const { advertiserNumber } = answer;
  const asked = { advertiserNumber, advertiser, falNumber, nationalNumber, isVerified, number, today };
  refuseUnfit({ ...asked, facts, purpose: facts.purpose ?? 'rent' });
  if (await isTaken(db, number, null)) throw new Refusal('licence_taken');
  const comparison = compareLicence(facts, ours);
  return {
    licence: licenceOf(facts, answer.facts, { lang, today, now }),
    comparison: presentComparison(comparison, ours, lang).map((row, index) => ({
      ...row,
      takes: takenOf(comparison[index], { facts, ours, isAdded: propertyId !== null }),
    })),
    fits: fitsLicence(comparison),
  };
}

function licenceOf(
  facts: Facts,
  told: Record<string, unknown>,
  { lang, today, now }: { lang: Lang; today: string; now: Date },
): LicenceInquiry['licence'] {
  const row = {
    number: facts.number,
    broker_name: facts.advertiserName,
    fal_number: facts.falNumber,
    issued_on: facts.issuedOn,
    expires_on: facts.expiresOn,
    url: facts.url,
    price: facts.price,
    facts: told,
    checked_at: now.toISOString(),
    ended_at: null,
  };
  return presentLicence(row, { lang, today });
}

/** Facts of the property itself: of one that a unit is added to, its own page changes them. */
const OF_PROPERTY: readonly TakenField[] = ['street_width', 'facing', 'plan_number', 'plot_number'];

/** What of a field may be taken over: a fact that the licence says, and that is not said already, of what is filled in here. */
function takenOf(
  compared: Compared | undefined,
  { facts, ours, isAdded }: { facts: Facts; ours: TypedFacts; isAdded: boolean },
): InquiredField['takes'] {
  const field = TAKEN_FIELDS.find((one) => one === compared?.field);
  if (compared === undefined || field === undefined || compared.agrees === true) return null;
  if (isAdded && OF_PROPERTY.includes(field)) return null;
  if (field === 'price' && facts.purpose !== ours.purpose) return null;
  return compared.registry;
}

async function typedFacts(
  reader: Reader,
  {
    accountId,
    content,
    propertyId,
  }: { accountId: string; content: WizardContent; propertyId: string | null },
): Promise<TypedFacts> {
  const { property = {}, location = {}, unit = {}, prices = {} } = content;
  const added = propertyId === null ? undefined : await findPropertyFacts(reader, { accountId, propertyId });
  if (propertyId !== null && added === undefined) throw new Refusal('not_found');
  const place = added ?? { category: property.category, city: location.city, district: location.district };
  const { property_type: propertyType, ...named } = await findNames(reader, place);
  const stated = prices.purpose === 'sale' ? prices.main : prices.yearly;
  const own = { ...property, street_width: location.street_width };
  const { street_width, facing, plan_number, plot_number } = added ?? own;
  return {
    ...named,
    propertyType,
    purpose: prices.purpose ?? null,
    area: unit.area ?? (added === undefined ? property.area : undefined) ?? null,
    price: stated?.active === true ? stated.amount : null,
    rooms: unit.rooms ?? null,
    streetWidth: street_width ?? null,
    facing: facing ?? null,
    planNumber: plan_number || null,
    plotNumber: plot_number || null,
  };
}

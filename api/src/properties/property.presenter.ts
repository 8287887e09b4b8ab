import type { HostProperty, HostPropertyCard, HostUnitCard } from '@diyar/contract/supply/host-properties';
import type { HostUnit } from '@diyar/contract/supply/host-units';
import { policyErrors, pricesErrors } from '@diyar/contract/supply/letting-checks';
import {
  locationErrors,
  propertyErrors,
  type SupplyContext,
  unitErrors,
} from '@diyar/contract/supply/supply-checks';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { mayLead, mayWork, type Standing, standingMay } from '../accounts/standing.ts';
import { presentPhoto } from '../photos/photo.ts';
import { headlineOf } from '../prices/headline.ts';
import type { showRevision } from '../revisions/show-revision.ts';
import type { EditRow, OwnPropertyRow } from './property.queries.ts';
import { propertyContentOf } from './property-row.ts';
import type { OwnUnitRow } from './unit.queries.ts';
import type { UnitCardRow } from './unit-card.queries.ts';
import { pricesContentOf, unitContentOf } from './unit-row.ts';

/** The edit that waits for an operator, and what it makes of the thing. */
type Revised = Awaited<ReturnType<typeof showRevision>>;

export interface Shown {
  lang: Lang;
  /** Riyadh's. */
  today: string;
}

export function presentUnitCard(row: UnitCardRow, { lang, today }: Shown): HostUnitCard {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`name_${lang}`] === null ? other : lang;
  const headline = headlineOf(row.ad?.purpose ?? 'rent', row.prices, row.offers, today)?.headline;
  const { ad, rating_average: average } = row;
  return {
    id: row.id,
    code: row.code,
    name: row[`name_${written}`] ?? '',
    name_lang: written,
    area: row.area,
    privacy: row.privacy,
    photo: row.photo && presentPhoto(row.photo),
    price: headline === undefined ? null : { ...money(headline.amount), period: headline.period },
    ad: ad && {
      id: String(ad.number),
      state: ad.state,
      held: ad.held,
      purpose: ad.purpose,
      typed_licence: ad.typed_licence_number,
    },
    figures: {
      views: row.views,
      favourites: row.favourites,
      contacts: row.contacts,
      bookings_ahead: row.bookings_ahead,
    },
    rating: average === null ? null : { average: Math.round(average * 10) / 10, count: row.rating_count },
    kept_by: keptBy(row),
  };
}

const named = (place: OwnPropertyRow['city'], lang: Lang) => ({
  slug: place.slug,
  name: place[`name_${lang}`],
});

export function presentPropertyCard(
  row: OwnPropertyRow,
  units: readonly UnitCardRow[],
  context: SupplyContext,
  shown: Shown,
): HostPropertyCard {
  const { lang } = shown;
  const photo = row.image ?? units.find((unit) => unit.photo !== null)?.photo ?? null;
  const errors = [...propertyErrors(propertyContentOf(row.facts), context), ...locationErrors(row.location)];
  const shownUnits = units.map((unit) => presentUnitCard(unit, shown));
  return {
    id: row.id,
    name: row.facts.name,
    category: named(row.category, lang),
    city: named(row.city, lang),
    district: named(row.district, lang),
    photo: photo && presentPhoto(photo),
    units: shownUnits,
    views: units.reduce((sum, { views }) => sum + views, 0),
    created_at: riyadhIso(row.created_at),
    complete: errors.length === 0,
    kept_by: propertyKeptBy(shownUnits),
  };
}

/** Who saved it last, as one of its people reads it. */
export function presentEdit({ at, person_id, name }: EditRow, personId: string): HostProperty['edited'] {
  const isMine = person_id === personId;
  return { at: riyadhIso(at), by: isMine ? 'me' : 'team', by_name: isMine ? null : name };
}

export function presentProperty(
  row: OwnPropertyRow,
  card: HostPropertyCard,
  {
    locked,
    standing,
    edited,
    revised,
  }: { locked: string[]; standing: Standing; edited: HostProperty['edited']; revised: Revised },
): HostProperty {
  const { revision, pending } = revised;
  return {
    ...card,
    version: row.version,
    property: { ...propertyContentOf(row.facts), ...pending.property },
    location: { ...row.location, ...pending.location },
    revision,
    image: row.image && presentPhoto(row.image),
    spaces: row.spaces,
    edited,
    locked,
    abilities: {
      edit: mayWork(standing),
      add_unit: mayWork(standing),
      remove: mayLead(standing),
    },
  };
}

const LIVE: readonly string[] = [
  'waiting_for_verification',
  'waiting_for_approval',
  'changes_asked',
  'processing',
  'published',
  'hidden',
];

/** Bookings before the ad: closing the ad would not help yet. */
function keptBy({ ad, bookings_ahead }: UnitCardRow): HostUnitCard['kept_by'] {
  if (bookings_ahead > 0) return 'unit_has_bookings';
  return ad !== null && LIVE.includes(ad.state) ? 'unit_has_ad' : null;
}

function propertyKeptBy(units: readonly HostUnitCard[]): HostPropertyCard['kept_by'] {
  if (units.some(({ kept_by }) => kept_by === 'unit_has_bookings')) return 'property_has_bookings';
  return units.some(({ kept_by }) => kept_by === 'unit_has_ad') ? 'property_has_ads' : null;
}

export function presentUnit(
  row: OwnUnitRow,
  card: HostUnitCard,
  {
    locked,
    standing,
    context,
    revised,
  }: { locked: string[]; standing: Standing; context: SupplyContext; revised: Revised },
): HostUnit {
  const { revision, pending } = revised;
  const unit = { ...unitContentOf(row.facts), ...pending.unit };
  const prices = pricesContentOf(row.prices, row.purpose);
  const policy = row.policy ?? {};
  const errors = [
    ...unitErrors(unit, context),
    ...pricesErrors(prices, row.property.category, []),
    ...policyErrors(policy, row.purpose),
  ];
  return {
    ...card,
    version: row.version,
    property: row.property,
    unit,
    prices,
    services: row.services,
    policy,
    photos: [...(pending.photos ?? row.photos)],
    revision,
    licence_number: row.licence_number,
    complete: errors.length === 0,
    locked,
    abilities: {
      edit: mayWork(standing),
      prices: standingMay(standing, 'prices'),
      remove: mayLead(standing) && card.kept_by === null,
    },
  };
}

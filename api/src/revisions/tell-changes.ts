import type { RevisionChange } from '@diyar/contract/supply/revisions';
import { DISCLOSURES, type PropertyContent } from '@diyar/contract/words/supply';
import { SIDES } from '@diyar/contract/words/unit-words';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Reader } from '../platform/db/database.ts';
import { LOCATION_RULES, PROPERTY_RULES, UNIT_RULES } from './review-fields.ts';
import { findNames } from './revision.queries.ts';
import type { Changes, RevisionContent } from './revision.ts';

type Names = ReadonlyMap<string, string>;
type Say = (value: unknown, words: Words) => string;
interface Words {
  t: ReturnType<typeof translatorOf>;
  names: Names;
  lang: Lang;
}

const word =
  (way: string): Say =>
  (value, { t }) =>
    t(`${way}.${String(value)}` as 'supplyForm.yes');
const named =
  (of: 'category' | 'city' | 'district'): Say =>
  (value, { names }) =>
    names.get(`${of}.${String(value)}`) ?? String(value);
const metres: Say = (value, { t }) => t('publishing.metres', { value: Number(value) });
const squareMetres: Say = (value, { t }) => t('publishing.squareMetres', { value: Number(value) });

/** Fields that are not said as they are written. */
const SAYINGS: Readonly<Record<string, Say>> = {
  'unit.area': squareMetres,
  'unit.features': (value, { names, lang }) =>
    (value as string[]).map((slug) => names.get(`feature.${slug}`) ?? slug).join(lang === 'ar' ? '، ' : ', '),
  'property.category': named('category'),
  'property.usage': word('details.usage'),
  'property.facing': word('details.facing'),
  'property.furnished': word('supplyForm.furnishedWords'),
  'property.relation': word('supplyForm.relationWords'),
  'property.deed_kind': word('supplyForm.deedWords'),
  'property.area': squareMetres,
  'property.height': metres,
  'property.width': metres,
  'property.disclosures': sayDisclosures,
  'property.borders': sayBorders,
  'location.city': named('city'),
  'location.district': named('district'),
  'location.street_width': metres,
};

function sayDisclosures(value: unknown, { t }: Words): string {
  const said = value as NonNullable<PropertyContent['disclosures']>;
  const lines = DISCLOSURES.flatMap((kind) => {
    const one = said[kind];
    if (one === undefined) return [];
    const answer = t(one.applies ? 'supplyForm.yes' : 'supplyForm.no');
    const details = one.details ? ` (${one.details})` : '';
    return [`${t(`supplyForm.licence.disclosureWords.${kind}`)}: ${answer}${details}`];
  });
  return lines.join('\n');
}

function sayBorders(value: unknown, words: Words): string {
  const borders = value as NonNullable<PropertyContent['borders']>;
  const lines = SIDES.flatMap((side) => {
    const { next_to: beside, length } = borders[side] ?? {};
    const said = [beside, typeof length === 'number' ? metres(length, words) : null].filter(Boolean);
    return said.length === 0 ? [] : [`${words.t(`supplyForm.plotOf.${side}`)}: ${said.join(' · ')}`];
  });
  return lines.join('\n');
}

function say(field: string, value: unknown, words: Words): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  const saying = SAYINGS[field];
  if (saying !== undefined) return saying(value, words) || null;
  if (typeof value === 'boolean') return words.t(value ? 'supplyForm.yes' : 'supplyForm.no');
  return String(value);
}

/** Fields in the order in which the forms have them, which stored content does not keep. */
const FIELDS = {
  unit: Object.keys(UNIT_RULES),
  property: Object.keys(PROPERTY_RULES),
  location: Object.keys(LOCATION_RULES),
} as const;
const PARTS = ['unit', 'property', 'location'] as const;

/** What an edit changes, field by field, each named and said in a language; the photos come last, as their number. */
export async function tellChanges(
  reader: Reader,
  changes: Changes<RevisionContent>,
  lang: Lang,
): Promise<RevisionChange[]> {
  const rows = await findNames(reader, slugsIn(changes));
  const names = new Map(rows.map((row) => [row.slug, row[`name_${lang}`]]));
  const words: Words = { t: translatorOf(lang), names, lang };
  return [
    ...PARTS.flatMap((part) => partChanges(part, changes, words)),
    ...placeChange(changes, words),
    ...photosChange(changes, words),
  ];
}

function partChanges(
  part: (typeof PARTS)[number],
  { before, after }: Changes<RevisionContent>,
  words: Words,
): RevisionChange[] {
  const [was, becomes] = [before[part] ?? {}, after[part] ?? {}] as Record<string, unknown>[];
  return FIELDS[part]
    .filter((key) => Object.hasOwn(becomes ?? {}, key) && key !== 'lat' && key !== 'lng')
    .map((key) => {
      const field = `${part}.${key}`;
      return {
        field,
        name: words.t(`supplyForm.fields.${field}` as 'supplyForm.fields.photos'),
        before: say(field, was?.[key], words),
        after: say(field, becomes?.[key], words),
      };
    });
}

function placeChange({ before, after }: Changes<RevisionContent>, { t }: Words): RevisionChange[] {
  if (after.location?.lat === undefined && after.location?.lng === undefined) return [];
  const point = ({ location }: RevisionContent) => `${location?.lat}, ${location?.lng}`;
  const name = t('supplyForm.fields.location.place');
  return [{ field: 'location.lat', name, before: point(before), after: point(after) }];
}

function photosChange({ before, after }: Changes<RevisionContent>, { t }: Words): RevisionChange[] {
  if (after.photos === undefined) return [];
  const count = ({ photos = [] }: RevisionContent) => t('revisions.photoCount', { count: photos.length });
  const name = t('supplyForm.fields.photos');
  return [{ field: 'photos', name, before: count(before), after: count(after) }];
}

/** Everything in an edit that may be the slug of something named. */
function slugsIn({ before, after }: Changes<RevisionContent>): string[] {
  const slugs = [before, after].flatMap(({ unit, property, location }) => [
    ...(unit?.features ?? []),
    property?.category,
    location?.city,
    location?.district,
  ]);
  return slugs.filter((slug) => typeof slug === 'string');
}

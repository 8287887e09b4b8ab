import { EVIDENCE_FACTS, type EvidenceFact } from '@diyar/contract/ad-review-words';
import type { AdEvidence } from '@diyar/contract/console-ads';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { EvidenceRow } from './evidence.queries.ts';

type Told = string | number | boolean | null | undefined;

/** What is known of a unit, named and said in a language; what is not known is left out. */
export function factsOf(row: EvidenceRow, category: string, lang: Lang): AdEvidence['facts'] {
  const t = translatorOf(lang);
  const values: Record<EvidenceFact, Told> = {
    category,
    usage: word(row.property.usage, (key) => t(`details.usage.${key as 'mixed'}`)),
    area: t('publishing.squareMetres', { value: Number(row.unit.area) }),
    rooms: row.unit.rooms as Told,
    baths: row.unit.baths as Told,
    halls: row.unit.halls as Told,
    floor: row.unit.floor as Told,
    age: row.unit.age as Told,
    guests_max: row.unit.guests_max as Told,
    furnished: furnishedOf(row, lang),
    facing: word(row.property.facing, (key) => t(`details.facing.${key as 'n'}`)),
    street: row.property.street as Told,
    street_width: word(row.property.street_width, (width) =>
      t('publishing.metres', { value: Number(width) }),
    ),
    plan_number: row.property.plan_number as Told,
    plot_number: row.property.plot_number as Told,
    block_number: row.property.block_number as Told,
    relation: word(row.property.advertiser_relation, (key) =>
      t(`adFacts.property.relations.${key as 'owner'}`),
    ),
    tourism_permit: row.unit.tourism_permit_number as Told,
    mortgaged: row.property.mortgaged as Told,
    disputed: row.property.disputed as Told,
    unregistered_rights: row.property.unregistered_rights as Told,
  };
  return EVIDENCE_FACTS.flatMap((key) => {
    const value = values[key];
    if (value === null || value === undefined || value === '') return [];
    const said = typeof value === 'boolean' ? t(value ? 'publishing.yes' : 'publishing.no') : String(value);
    return [{ key, name: t(`publishing.facts.${key}`), value: said }];
  });
}

function word(value: unknown, say: (key: string) => string): Told {
  return value === null || value === undefined ? null : say(String(value));
}

function furnishedOf({ property }: EvidenceRow, lang: Lang): Told {
  const { furnished } = property;
  if (furnished === 'not_applicable') return null;
  return translatorOf(lang)(`results.furnished.${furnished as 'full'}`);
}

import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { keepRevision, type RevisedParts } from '../../../../api/src/revisions/keep-revision.ts';
import type { PlannedUnit } from '../units/unit-rows.ts';

const HOUR_MS = 3_600_000;
/** The advertiser whose edits wait: the demonstration's own sign-in. */
const ADVERTISER = 'dar-al-waha';

interface ShownUnit {
  unit_id: string;
  property_id: string;
  account_id: string;
  name_ar: string | null;
  description_ar: string | null;
  furnished: 'full' | 'part' | 'none' | 'not_applicable';
  property_name: string;
  photos: Required<WizardPhoto>[];
}

interface Scene {
  hoursAgo: number;
  /** Of the property itself; else of the unit. */
  ofProperty?: true;
  change: (unit: ShownUnit) => RevisedParts;
  /** What an operator asked for when sending it back, an hour later. */
  asked?: readonly { field: string; text: string }[];
}

/** The photos with the second one first and said in words, as somebody does who has read how others see their ad. */
function otherOrder(photos: ShownUnit['photos']): ShownUnit['photos'] {
  const [first, second, ...rest] = photos;
  if (first === undefined || second === undefined) return photos;
  const caption = { caption_ar: 'المجلس بعد التجديد', caption_en: null };
  return [{ ...second, ...caption, main: true }, { ...first, main: false }, ...rest];
}

const SCENES: readonly Scene[] = [
  {
    hoursAgo: 5,
    change: ({ description_ar, photos }) => ({
      unit: {
        before: { description_ar },
        after: {
          description_ar:
            `${description_ar ?? ''}\nجُدّد المجلس والمطبخ هذا الشهر، وأُضيف موقف ثانٍ مظلل.`.trim(),
        },
      },
      photos: { before: photos, after: otherOrder(photos) },
    }),
  },
  {
    hoursAgo: 26,
    ofProperty: true,
    change: ({ property_name, furnished }) => ({
      property: {
        before: { name: property_name, furnished },
        after: { name: `${property_name} المجددة`, furnished: furnished === 'full' ? 'part' : 'full' },
      },
    }),
  },
  {
    hoursAgo: 30,
    change: ({ name_ar }) => ({
      unit: { before: { name_ar }, after: { name_ar: `${name_ar ?? ''} اتصل 0500000011`.trim() } },
    }),
    asked: [{ field: 'title', text: 'احذف رقم الجوال من العنوان، فالاتصال بك من زر الاتصال.' }],
  },
];

/** Makes edits of ads on show of one advertiser: of a unit with its photos, of a property, and one that was sent back. */
export async function seedRevisions(
  tx: Tx,
  { units, today }: { units: readonly PlannedUnit[]; today: string },
): Promise<number> {
  const own = units.filter(({ plan }) => plan.advertiser.key === ADVERTISER && plan.group === undefined);
  const shown = await findShown(
    tx,
    own.map(({ unitId }) => unitId),
  );
  const people = new Map(own.map(({ unitId, personId }) => [unitId, personId]));
  const now = new Date(instantOf(today, 0));
  for (const [n, scene] of SCENES.entries()) {
    const unit = shown[n];
    const personId = unit && people.get(unit.unit_id);
    if (unit !== undefined && personId !== undefined) await stage(tx, { unit, scene, personId, now });
  }
  return Math.min(shown.length, SCENES.length);
}

async function findShown(tx: Tx, unitIds: readonly string[]): Promise<ShownUnit[]> {
  const { rows } = await sql<ShownUnit>`
    select unit.id as unit_id, unit.property_id, unit.account_id, unit.name_ar, unit.description_ar, property.furnished,
      property.name as property_name,
      (select coalesce(jsonb_agg(jsonb_build_object('id', photo.id, 'room', room, 'caption_ar', caption_ar,
          'caption_en', caption_en, 'main', is_main) order by position), '[]')
        from photo where photo.unit_id = unit.id and photo.state = 'ready') as photos
    from unit join property on property.id = unit.property_id join ad on ad.unit_id = unit.id
    where unit.id = any(${[...unitIds]}::uuid[]) and ad.state = 'published' and property.furnished <> 'not_applicable'
      and ad.deleted_at is null and unit.privacy = 'public'
    order by ad.number limit ${SCENES.length}`.execute(tx);
  return rows;
}

interface Staged {
  unit: ShownUnit;
  scene: Scene;
  personId: string;
  now: Date;
}

async function stage(tx: Tx, { unit, scene, personId, now }: Staged): Promise<void> {
  const sentAt = new Date(now.getTime() - scene.hoursAgo * HOUR_MS);
  const of = {
    accountId: unit.account_id,
    propertyId: unit.property_id,
    unitId: scene.ofProperty ? null : unit.unit_id,
  };
  await keepRevision(tx, of, scene.change(unit), { personId, now: sentAt });
  if (scene.asked === undefined) return;
  await sql`
    with sent_back as (update revision set state = 'changes_asked' where unit_id = ${unit.unit_id} returning id, version)
    insert into revision_transition (revision_id, from_state, to_state, version, reason, asked, at)
    select id, 'waiting', 'changes_asked', version, 'changes_asked', ${JSON.stringify(scene.asked)}::jsonb,
      ${new Date(sentAt.getTime() + HOUR_MS)} from sent_back`.execute(tx);
}

import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { AdState, AdTransition } from '../../../../api/src/platform/db/schema.generated.ts';
import type { PlannedUnit } from '../units/unit-rows.ts';

const HOUR_MS = 3_600_000;
/** The advertiser whose ads stand in every state: the demonstration's own sign-in. */
const ADVERTISER = 'dar-al-waha';

type Step = Pick<Insertable<AdTransition>, 'from_state' | 'to_state' | 'mover' | 'reason' | 'asked'> & {
  hoursAgo: number;
};

interface Scene {
  state: AdState;
  /** After the ad was made. */
  steps: readonly Step[];
  /** The checks noticed words on its main photo. */
  flagged?: true;
  /** One of its photos is another advertiser's. */
  copied?: true;
  unlicensed?: true;
  /** Its licence ends so many days from now. */
  licenceEndsIn?: number;
  /** It asks for more than it was last let for, where rents are frozen. */
  frozen?: true;
}

const made = {
  from_state: null,
  to_state: 'not_published',
  mover: 'advertiser',
  reason: 'created',
  hoursAgo: 80,
} as const;
const submitted = (hoursAgo: number): Step => ({
  from_state: 'not_published',
  to_state: 'waiting_for_approval',
  mover: 'advertiser',
  reason: 'submitted',
  hoursAgo,
});
const decided = (step: Pick<Step, 'to_state' | 'reason' | 'asked' | 'hoursAgo'>): Step => ({
  from_state: 'waiting_for_approval',
  mover: 'operator',
  ...step,
});
const approved = decided({ to_state: 'published', reason: 'approved', hoursAgo: 50 });

/** One ad a state, as somebody running a marketplace meets them. */
const SCENES: readonly Scene[] = [
  { state: 'waiting_for_approval', flagged: true, steps: [submitted(30)] },
  { state: 'waiting_for_approval', copied: true, steps: [submitted(6)] },
  { state: 'waiting_for_approval', steps: [submitted(1)] },
  {
    state: 'changes_asked',
    steps: [
      submitted(40),
      decided({
        to_state: 'changes_asked',
        reason: 'changes_asked',
        hoursAgo: 20,
        asked: JSON.stringify([
          { field: 'photos', text: 'الصورة الرئيسية عليها رقم جوال. ارفع صورة دون كتابة.' },
          { field: 'description', text: 'اذكر الدور وهل يوجد مصعد.' },
        ]),
      }),
    ],
  },
  {
    state: 'refused',
    steps: [
      submitted(60),
      decided({ to_state: 'refused', reason: 'الوحدة معلنة من مكتب آخر بالترخيص نفسه.', hoursAgo: 44 }),
    ],
  },
  {
    state: 'waiting_for_verification',
    unlicensed: true,
    steps: [
      {
        from_state: 'not_published',
        to_state: 'waiting_for_verification',
        mover: 'advertiser',
        reason: 'registry_down',
        hoursAgo: 3,
      },
    ],
  },
  {
    state: 'hidden',
    steps: [
      submitted(70),
      approved,
      {
        from_state: 'published',
        to_state: 'hidden',
        mover: 'advertiser',
        reason: 'صيانة حتى نهاية الشهر',
        hoursAgo: 10,
      },
    ],
  },
  {
    state: 'closed',
    steps: [
      submitted(70),
      approved,
      { from_state: 'published', to_state: 'closed', mover: 'advertiser', reason: 'closed', hoursAgo: 9 },
    ],
  },
  {
    state: 'licence_expired',
    steps: [
      submitted(70),
      approved,
      {
        from_state: 'published',
        to_state: 'licence_expired',
        mover: 'clock',
        reason: 'licence_expired',
        hoursAgo: 8,
      },
    ],
  },
  { state: 'published', licenceEndsIn: 5, steps: [submitted(70), approved] },
  { state: 'not_published', frozen: true, steps: [] },
];

/**
 * Puts ads of one advertiser into every state that is not on show: in the queue with and without flagged photos, sent
 * back, refused, without an answer of the authority, hidden, closed, expired. Answers how many.
 */
export async function seedReviews(
  tx: Tx,
  { units, today }: { units: readonly PlannedUnit[]; today: string },
): Promise<number> {
  const free = await findUnbooked(
    tx,
    units.filter(({ plan, specialUntil }) => plan.advertiser.key === ADVERTISER && specialUntil === null),
  );
  for (const [n, scene] of SCENES.entries()) {
    const unit = scene.frozen ? free.slice(SCENES.length).find(letByTheYear) : free[n];
    if (unit === undefined) continue;
    const at = await stage(tx, unit, scene, today);
    if (scene.copied) await copyPhoto(tx, unit, units, at);
  }
  return Math.min(free.length, SCENES.length);
}

const letByTheYear = ({ plan }: PlannedUnit) => plan.prices.yearly !== undefined;

/** Those of the units that stand alone, are public, and that nobody ever booked: their past stays as it is. */
async function findUnbooked(tx: Tx, units: readonly PlannedUnit[]): Promise<PlannedUnit[]> {
  const alone = units.filter(({ plan }) => plan.group === undefined && !plan.isPrivate);
  const { rows } = await sql<{ unit_id: string }>`
    select distinct unit_id from reservation where unit_id = any(${alone.map(({ unitId }) => unitId)}::uuid[])`.execute(
    tx,
  );
  const booked = new Set(rows.map(({ unit_id }) => unit_id));
  return alone.filter(({ unitId }) => !booked.has(unitId));
}

/** Answers when its photos were looked at. */
async function stage(tx: Tx, unit: PlannedUnit, scene: Scene, today: string): Promise<Date> {
  const now = new Date(instantOf(today, 0));
  const { adId, unitId, propertyId, personId } = unit;
  const before = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const steps = [made, ...scene.steps];
  const wasShown = steps.some(({ to_state }) => to_state === 'published');
  await tx.deleteFrom('ad_transition').where('ad_id', '=', adId).execute();
  await tx
    .insertInto('ad_transition')
    .values(
      steps.map(({ hoursAgo, ...step }) => ({
        ...step,
        ad_id: adId,
        person_id: step.mover === 'advertiser' ? personId : null,
        at: before(hoursAgo),
      })),
    )
    .execute();
  await tx
    .updateTable('ad')
    .set({
      state: scene.state,
      published_at: wasShown ? before(50) : null,
      ...(scene.unlicensed && { licence_id: null }),
    })
    .where('id', '=', adId)
    .execute();
  await tx
    .updateTable('property')
    .set({ mortgaged: false, disputed: false, unregistered_rights: false })
    .where('id', '=', propertyId)
    .execute();
  if (scene.state === 'licence_expired') await endLicence(tx, adId, addDays(today, -1));
  if (scene.licenceEndsIn !== undefined) await endLicence(tx, adId, addDays(today, scene.licenceEndsIn));
  if (scene.frozen) await raiseRent(tx, unitId);
  if (scene.flagged) await flagMainPhoto(tx, unitId, before(31));
  return before(31);
}

/** Makes a licence end on a day, a year after it was issued. */
async function endLicence(tx: Tx, adId: string, day: string): Promise<void> {
  await sql`
    update licence set issued_on = ${day}::date - 365, expires_on = ${day}::date
    from ad where ad.licence_id = licence.id and ad.id = ${adId}`.execute(tx);
}

/** Gives a unit a last contract in Ejar, a tenth below what it asks for. */
async function raiseRent(tx: Tx, unitId: string): Promise<void> {
  await sql`
    update unit set ejar_contract = '20384756110', last_rent = (select round(amount * 0.9) from unit_price
      where unit_id = unit.id and kind = 'yearly') where id = ${unitId}`.execute(tx);
}

async function flagMainPhoto(tx: Tx, unitId: string, at: Date): Promise<void> {
  await sql`
    insert into photo_flag (photo_id, kind, at) select id, 'words', ${at} from photo where unit_id = ${unitId} and is_main`.execute(
    tx,
  );
}

/** Gives an ad the second photo of another advertiser's ad of its kind, as if it had been copied, and flags it. */
async function copyPhoto(tx: Tx, unit: PlannedUnit, units: readonly PlannedUnit[], at: Date): Promise<void> {
  const twin = units.find(
    ({ plan, accountId }) =>
      plan.category === unit.plan.category && !plan.isPrivate && accountId !== unit.accountId,
  );
  if (twin === undefined) return;
  await sql`
    with twin as (select * from photo where unit_id = ${twin.unitId} and position = 1),
    copied as (
      update photo set file_key = twin.file_key, placeholder = twin.placeholder, colour = twin.colour, room = twin.room,
        caption_ar = null, caption_en = null
      from twin where photo.unit_id = ${unit.unitId} and photo.position = 1 returning photo.id
    )
    insert into photo_flag (photo_id, kind, other_photo_id, at)
    select copied.id, 'elsewhere', twin.id, ${at} from copied, twin`.execute(tx);
}

import { createHash } from 'node:crypto';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { OfficeDocumentPurpose } from '@diyar/contract/words/office-words';
import type { Updateable } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { OfficeVerification } from '../../../../api/src/platform/db/schema.generated.ts';
import { brokerLicenceOf } from '../../licences/sandbox-licence.ts';
import { demoDocumentKey } from '../../receipts/demo-documents.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { WorldData } from '../plans/world-data.ts';
import type { Resident } from './seed-people.ts';

type Advertiser = WorldData['advertisers'][number];
type State = 'draft' | 'sent' | 'approved' | 'refused' | 'expired';

interface Office {
  advertiser: Advertiser;
  resident: Resident;
  today: string;
}

const LIFE_DAYS = 365;
/** Their badge ends in so many days; the second one's renewal waits for an operator. */
const ENDING: Readonly<Record<string, number>> = { 'yanbu-al-bahr': 20, 'lulu-al-qatif': 6 };
/** Offices without a badge whose request is worth seeing. */
const REQUESTS: Readonly<Record<string, State>> = {
  'wahat-al-qassim': 'sent',
  'nasaim-al-hada': 'sent',
  'qaat-al-yamamah': 'refused',
  'sunbulat-al-ahsa': 'draft',
  'rimal-al-jawf': 'expired',
};
const REFUSED =
  'صورة السجل التجاري غير مقروءة، والاسم فيها يختلف عن اسم الحساب. أرفق صورة واضحة وصحّح الاسم النظامي.';
/** From when only verified advertisers publish, in days from the first day. */
const REQUIRED_IN_DAYS = 45;

/**
 * Verifies the offices that the world shows as verified, with the numbers that they were verified by; leaves others waiting, refused, ended or
 * half filled in; and sets the day from which advertisers must be verified. Answers how many requests wait.
 */
export async function seedOffices(
  tx: Tx,
  { data, people, today }: { data: WorldData; people: ReadonlyMap<string, Resident>; today: string },
): Promise<number> {
  for (const advertiser of data.advertisers) {
    const resident = people.get(advertiser.key);
    if (resident === undefined) continue;
    const office = { advertiser, resident, today };
    const state = REQUESTS[advertiser.key];
    if (advertiser.verified || state !== undefined) await proveOwner(tx, office);
    if (advertiser.verified) await approve(tx, office);
    if (state !== undefined) await request(tx, office, state);
    if (advertiser.key === 'lulu-al-qatif') await request(tx, office, 'sent');
  }
  await tx
    .insertInto('setting')
    .values({
      key: 'advertiser_verification_required',
      effective_from: new Date(instantOf(addDays(today, REQUIRED_IN_DAYS), 0)),
      type: 'boolean',
      value: 'true',
      source: 'demo world',
    })
    .execute();
  const { waiting } = await tx
    .selectFrom('office_verification')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Its owner's identity, proven long ago, by a number that is nobody's. */
async function proveOwner(tx: Tx, { advertiser: { key }, resident, today }: Office): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      identity_kind: 'citizen',
      identity_hmac: createHash('sha256').update(`demo identity ${key}`).digest(),
      identity_last4: String(seeded(`identity/${key}`).int(1000, 9999)),
      identity_verified_at: new Date(instantOf(addDays(today, -400), 600)),
    })
    .where('id', '=', resident.personId)
    .execute();
}

async function approve(tx: Tx, office: Office): Promise<void> {
  const { advertiser, resident, today } = office;
  const rng = seeded(`office/${advertiser.key}`);
  const left = ENDING[advertiser.key] ?? rng.int(40, 330);
  await insertRequest(tx, office, { state: 'approved', on: addDays(today, left - LIFE_DAYS) });
  const { registration, broker } = numbersOf(office);
  const numbers = { commercial_registration: registration, fal_number: broker };
  await tx
    .insertInto('account_profile')
    .values({ account_id: resident.accountId, ...numbers, updated_at: new Date(instantOf(today, 0)) })
    .onConflict((conflict) => conflict.constraint('account_profile_pkey').doUpdateSet(numbers))
    .execute();
  const { created_at: since } = await tx
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', resident.accountId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('account')
    .set({ verified_at: new Date(since.getTime() + rng.int(1, 9) * 86_400_000) })
    .where('id', '=', resident.accountId)
    .execute();
}

/** A request as its office filled it in, with its documents; sent and refused as operators would have it. */
async function request(tx: Tx, office: Office, state: State): Promise<void> {
  const { today } = office;
  if (state === 'expired') {
    await insertRequest(tx, office, { state, on: addDays(today, -LIFE_DAYS - 12) });
    return;
  }
  const on = addDays(today, state === 'refused' ? -3 : -1);
  const id = await insertRequest(tx, office, { state: 'draft', on });
  const { broker } = numbersOf(office);
  await insertDocument(tx, office, { id, purpose: 'registration' });
  if (state === 'draft') return;
  if (broker !== null) await insertDocument(tx, office, { id, purpose: 'broker_licence' });
  await insertDocument(tx, office, { id, purpose: 'authorisation' });
  const set = (values: Updateable<OfficeVerification>) =>
    tx.updateTable('office_verification').set(values).where('id', '=', id).execute();
  const fal_expires_on = broker === null ? null : addDays(today, LIFE_DAYS);
  await set({ state: 'sent', sent_at: new Date(instantOf(on, 640)), fal_number: broker, fal_expires_on });
  if (state === 'refused')
    await set({ state, decided_at: new Date(instantOf(addDays(today, -1), 700)), reason: REFUSED });
}

async function insertDocument(
  tx: Tx,
  { advertiser: { key }, today }: Office,
  { id, purpose }: { id: string; purpose: OfficeDocumentPurpose },
): Promise<void> {
  const kind = purpose === 'authorisation' ? 'pdf' : 'picture';
  await tx
    .insertInto('office_document')
    .values({
      verification_id: id,
      purpose,
      kind,
      file_key: demoDocumentKey(`${key}-${id.slice(-4)}`, purpose, kind),
      size: kind === 'pdf' ? 620 : 24_000,
      created_at: new Date(instantOf(addDays(today, -1), 540)),
    })
    .execute();
}

function numbersOf({ advertiser: { key, relation }, resident }: Office) {
  const rng = seeded(`registration/${key}`);
  const registration = `1010${String(rng.int(100_000, 999_999))}`;
  return { registration, broker: relation === 'owner' ? null : brokerLicenceOf(resident.accountId) };
}

/** A draft, or what was decided long ago and has no documents any more. */
async function insertRequest(
  tx: Tx,
  office: Office,
  { state, on }: { state: 'draft' | 'approved' | 'expired'; on: string },
): Promise<string> {
  const { advertiser, resident } = office;
  const at = new Date(instantOf(on, 600));
  const { registration, broker } = numbersOf(office);
  const endsOn = addDays(on, LIFE_DAYS);
  const decided = {
    fal_number: broker,
    fal_expires_on: broker === null ? null : addDays(on, LIFE_DAYS + 90),
    sent_at: at,
    decided_at: new Date(at.getTime() + 5 * 3_600_000),
    expires_on: endsOn,
    ended_at: state === 'expired' ? new Date(instantOf(addDays(endsOn, 1), 0)) : null,
  };
  const { id } = await tx
    .insertInto('office_verification')
    .values({
      account_id: resident.accountId,
      state,
      commercial_registration: registration,
      national_number: `7${registration.slice(1)}`,
      register_name: advertiser.name,
      register_city: 'الرياض',
      register_issued_on: '2019-03-12',
      register_activities: ['الوساطة العقارية', 'إدارة الأملاك'],
      register_checked_at: at,
      created_at: at,
      ...(state !== 'draft' && decided),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

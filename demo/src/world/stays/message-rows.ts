import type { Rows } from '../../../../api/src/imports/insert-all.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { PlannedUnit } from '../units/unit-rows.ts';
import type { BookedStay } from './stay-rows.ts';

const MINUTE_MS = 60_000;
/** How many of those whose stay is to come have written to each other. */
const SHARE = 0.5;
/** Minutes between one message and the next, an advertiser's own: some answer at once, some by the evening. */
const PACES = [4, 8, 12, 20, 35, 50, 90, 160, 280] as const;
/** What guest and advertiser write in turn. */
const TALKS = [
  [
    'السلام عليكم، هل يمكن الدخول قبل الموعد بساعة؟',
    'وعليكم السلام، نعم إذا خرج الضيف السابق مبكرًا. أؤكد لك صباح يوم الدخول.',
    'ممتاز، شكرًا لك.',
  ],
  ['هل الموقف داخل المبنى ويتسع لسيارتين؟', 'الموقف في القبو، لك موقفان برقم الوحدة.'],
  [
    'نصل متأخرين قليلًا، قرابة 23:00. هل هناك مشكلة؟',
    'لا مشكلة، رمز الباب يظهر لك في صفحة الحجز من اليوم السابق.',
  ],
  ['Is there a baby cot we could use?', 'Yes, it will be in the bedroom when you arrive.'],
] as const;

/** Returns what guests and advertisers of stays to come wrote to each other before `now`, the last of it not read yet, and door codes of their units. */
export function messageRows(stays: readonly BookedStay[], units: readonly PlannedUnit[], now: Date): Rows {
  const hosts = new Map(units.map(({ unitId, personId }) => [unitId, personId]));
  const rows: Required<Pick<Rows, 'message_thread' | 'message' | 'arrival_code'>> = {
    message_thread: [],
    message: [],
    arrival_code: [],
  };
  const coded = new Set<string>();
  for (const stay of stays) {
    const rng = seeded(`messages/${stay.key}`);
    const hostPerson = hosts.get(stay.unitId);
    if (stay.end !== 'active' || hostPerson === undefined) continue;
    if (stay.stay.period <= 2 && !coded.has(stay.unitId)) {
      coded.add(stay.unitId);
      rows.arrival_code.push({ unit_id: stay.unitId, code: `${rng.int(1000, 9999)}#`, updated_at: now });
    }
    const talk = TALKS[rng.int(0, TALKS.length - 1)] ?? TALKS[0];
    const first = stay.createdAt.getTime() + rng.int(30, 200) * MINUTE_MS;
    const pace = seeded(`pace/${stay.hostAccountId}`).pick(PACES);
    const at = (n: number) => new Date(first + n * pace * MINUTE_MS);
    if (!rng.chance(SHARE) || at(talk.length) > now) continue;
    rows.message_thread.push({
      reservation_id: stay.id,
      messages: talk.length,
      guest_read: talk.length - 1,
      host_read: talk.length,
      last_at: at(talk.length - 1),
    });
    for (const [n, text] of talk.entries()) {
      const byGuest = n % 2 === 0;
      rows.message.push({
        reservation_id: stay.id,
        position: n + 1,
        account_id: byGuest ? stay.guest.accountId : stay.hostAccountId,
        person_id: byGuest ? stay.guest.personId : hostPerson,
        text,
        created_at: at(n),
      });
    }
  }
  return rows;
}

import { createHash } from 'node:crypto';
import type { TicketKind } from '@diyar/contract/people/tickets';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { ABDULLAH_IDENTITY, seedLostNumber } from './seed-lost-number.ts';

const EVENING_MINUTE = 21 * 60;

interface Plan {
  kind: TicketKind;
  lang: 'ar' | 'en';
  subject: string;
  text: string;
  /** The account's phone, or what a stranger says of themselves. */
  from: string | { name: string; phone: string; email: string | null };
  /** Written from the newest ad of the account, or its newest booking. */
  about?: 'ad' | 'booking';
  /** Minutes after nine in the evening before the first day. */
  minute: number;
}

/** Tickets that wait for the operators on the first day: from an advertiser, a guest, and two people who are not signed in, one of whom lost his number. */
const PLANS: readonly Plan[] = [
  {
    kind: 'ad',
    lang: 'ar',
    subject: 'تحديث رقم ترخيص الإعلان',
    text: 'جدّدنا ترخيص أحد إعلاناتنا لدى الهيئة وصدر برقم جديد. هل نغيّره من صفحة الإعلان أم نغلق الإعلان ونضيف غيره؟',
    from: '+966500000011',
    about: 'ad',
    minute: 35,
  },
  {
    kind: 'booking',
    lang: 'ar',
    subject: 'تغيير تاريخ الوصول',
    text: 'عندي حجز قادم وأحتاج تأخير الوصول يومًا واحدًا. هل يمكن ذلك دون إلغاء الحجز؟',
    from: '+966500000001',
    about: 'booking',
    minute: 80,
  },
  {
    kind: 'question',
    lang: 'en',
    subject: 'Booking for a company stay',
    text: 'We would like to rent three furnished apartments in Khobar for our engineers, from next month. Can one account book all of them?',
    from: { name: 'Daniel Reyes', phone: '+966551002003', email: 'daniel.reyes@example.com' },
    minute: 130,
  },
  {
    kind: 'account',
    lang: 'ar',
    subject: 'فقدت رقم جوالي',
    text: `أُلغيت شريحة رقمي 0500000002 ولم أعد أستطيع الدخول إلى حسابي. رقمي الجديد هو الذي أكتب منه، ورقم هويتي ${ABDULLAH_IDENTITY}. أرجو نقل حسابي إليه.`,
    from: { name: 'عبدالله الحربي', phone: '+966551002004', email: null },
    minute: 150,
  },
];

/** Writes the tickets that wait on the first day. */
export async function seedTickets(tx: Tx, today: string): Promise<number> {
  await seedLostNumber(tx);
  for (const [place, plan] of PLANS.entries()) {
    const at = new Date(instantOf(addDays(today, -1), EVENING_MINUTE + plan.minute));
    const mark = createHash('sha256').update(`demo ticket ${place}`).digest();
    const { id } = await tx
      .insertInto('ticket')
      .values({
        ...(await senderOf(tx, plan)),
        lang: plan.lang,
        kind: plan.kind,
        subject: plan.subject,
        state_since: at,
        created_at: at,
        address_hash: mark,
        once_hash: mark,
        fingerprint: mark,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('ticket_message')
      .values({ ticket_id: id, position: 1, text: plan.text, created_at: at })
      .execute();
  }
  return PLANS.length;
}

async function senderOf(tx: Tx, { from, about }: Plan) {
  if (typeof from !== 'string') return { account_id: null, person_id: null, ...from };
  const owner = await tx
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select(['account.id', 'account.person_id'])
    .where('person.phone', '=', from)
    .orderBy('account.created_at')
    .executeTakeFirstOrThrow();
  const sender = { account_id: owner.id, person_id: owner.person_id };
  if (about === undefined) return sender;
  return about === 'ad'
    ? { ...sender, ad_id: await newestAd(tx, owner.id) }
    : { ...sender, reservation_id: await nextBooking(tx, owner.id) };
}

async function newestAd(tx: Tx, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('ad')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .orderBy('number')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function nextBooking(tx: Tx, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('reservation')
    .select('id')
    .where('guest_account_id', '=', accountId)
    .where('state', '=', 'active')
    .orderBy('starts_at', 'desc')
    .orderBy('number')
    .executeTakeFirst();
  return row?.id ?? null;
}

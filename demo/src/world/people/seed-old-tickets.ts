import { createHash } from 'node:crypto';
import type { TicketKind } from '@diyar/contract/people/tickets';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { DEMO_OPERATOR } from '../../operator/demo-operator.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import { nameOperator } from './name-operator.ts';

const NOURA = '+966500000001';
/** How long back tickets were answered and closed, and how many. */
const DAYS = 75;
const MANY = 34;

interface Talk {
  kind: TicketKind;
  subject: string;
  text: string;
  answer: string;
}

const TALKS: readonly [Talk, ...Talk[]] = [
  {
    kind: 'payment',
    subject: 'متى يصل مبلغ الاسترداد؟',
    text: 'ألغيت حجزي ضمن مدة الإلغاء المجاني ولم يصل المبلغ إلى بطاقتي بعد.',
    answer: 'أُعيد المبلغ كاملًا إلى بطاقتك، ويظهر في كشفها خلال أيام العمل التي يحددها بنكك.',
  },
  {
    kind: 'booking',
    subject: 'لم يصلني رمز الدخول',
    text: 'موعد دخولي اليوم ولم أجد رمز الدخول في صفحة الحجز.',
    answer: 'يظهر الرمز في صفحة الحجز قبل موعد الدخول، وقد تأكدنا أنه ظاهر لك الآن.',
  },
  {
    kind: 'ad',
    subject: 'تعديل مساحة الوحدة',
    text: 'كتبت المساحة خطأ عند إضافة الإعلان. كيف أصححها والإعلان معروض؟',
    answer: 'عدّلها من صفحة الوحدة، ويبقى إعلانك معروضًا كما هو إلى أن نراجع التعديل.',
  },
  {
    kind: 'account',
    subject: 'توثيق الحساب',
    text: 'وثّقت حسابي بالنفاذ الوطني ولم تظهر العلامة في صفحتي.',
    answer: 'ظهرت العلامة في صفحتك، وقد يلزمك تحديث الصفحة لتراها.',
  },
  {
    kind: 'question',
    subject: 'هل يمكن الدفع على دفعات؟',
    text: 'أبحث عن شقة بإيجار سنوي، وأريد الدفع على أربع دفعات.',
    answer: 'يكتب المعلن في إعلانه عدد الدفعات التي يقبلها، وتجده بجانب السعر السنوي.',
  },
];

/** From the worst to the best, as people rate help that is mostly good; null said nothing. */
const SCORES = [5, 4, null, 5, 5, 3, null, 4, 5, 2, 4, null, 5, 5, 1] as const;

/**
 * Tickets that were answered and closed in the last weeks, most of them rated; the newest is a guest's who may still rate it. Answers
 * how many.
 */
export async function seedOldTickets(tx: Tx, today: string): Promise<number> {
  const operatorId = await nameOperator(tx, DEMO_OPERATOR, new Date(instantOf(addDays(today, -400), 0)));
  const senders = await sendersOf(tx);
  const rng = seeded('old tickets');
  for (let place = 0; place < MANY; place += 1) {
    const sender = senders[place % senders.length];
    if (sender === undefined) throw new Error('there are guests');
    const isNewest = place === 0;
    const day = addDays(today, isNewest ? -2 : -rng.int(3, DAYS));
    const at = new Date(instantOf(day, rng.int(8 * 60, 21 * 60)));
    await closeOne(tx, {
      ...{ sender, operatorId, at, place },
      talk: TALKS[place % TALKS.length] ?? TALKS[0],
      answeredAt: new Date(at.getTime() + rng.int(6, 240) * 60_000),
      score: isNewest ? null : (SCORES[place % SCORES.length] ?? null),
    });
  }
  return MANY;
}

interface Closed {
  sender: { account_id: string; person_id: string };
  operatorId: string;
  talk: Talk;
  at: Date;
  answeredAt: Date;
  score: number | null;
  place: number;
}

async function closeOne(tx: Tx, closed: Closed): Promise<void> {
  const { sender, operatorId, talk, at, answeredAt, score, place } = closed;
  const mark = createHash('sha256').update(`demo old ticket ${place}`).digest();
  const { id } = await tx
    .insertInto('ticket')
    .values({
      ...{ ...sender, lang: 'ar', kind: talk.kind, subject: talk.subject, state_since: at, created_at: at },
      ...{ address_hash: mark, once_hash: mark, fingerprint: mark },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { person_id } = sender;
  await tx
    .insertInto('ticket_message')
    .values([
      { ticket_id: id, position: 1, text: talk.text, created_at: at, person_id, operator_id: null },
      {
        ...{ ticket_id: id, position: 2, text: talk.answer, created_at: answeredAt },
        ...{ person_id: null, operator_id: operatorId },
      },
    ])
    .execute();
  const closedAt = new Date(answeredAt.getTime() + 3_600_000);
  await tx
    .updateTable('ticket')
    .set({ state: 'closed', state_since: closedAt })
    .where('id', '=', id)
    .execute();
  if (score === null) return;
  const created_at = new Date(closedAt.getTime() + 1_800_000);
  const text = score === 1 ? 'تأخر الرد ولم يحل مشكلتي' : null;
  await tx.insertInto('ticket_rating').values({ ticket_id: id, score, text, created_at }).execute();
}

/** A named guest first, then the other guests. */
function sendersOf(tx: Tx): Promise<{ account_id: string; person_id: string }[]> {
  return tx
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select(['account.id as account_id', 'person.id as person_id'])
    .where('account.kind', '=', 'ordinary')
    .orderBy((eb) => eb('person.phone', '=', NOURA), 'desc')
    .orderBy('person.phone')
    .limit(12)
    .execute();
}

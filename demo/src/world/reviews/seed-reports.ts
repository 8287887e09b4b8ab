import type { ReportDecision, ReportReason } from '@diyar/contract/people/reports';
import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { recordEvent } from '../../../../api/src/events/record-event.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { DEMO_OPERATOR, DEMO_SECOND_OWNER } from '../../operator/demo-operator.ts';
import { nameOperator } from '../people/name-operator.ts';

const HOUR_MS = 3_600_000;
const DUE_HOURS = 5 * 24;
const APPEAL_HOURS = 14 * 24;
const [NOURA, ABDULLAH, OFFICE, OWNER] = ['+966500000001', '+966500000002', '+966500000011', '+966500000012'];

interface Plan {
  /** A query of the thing's column, its id and whose it is. */
  thing: ReturnType<typeof sql<Thing>>;
  /** Who reports it; the guest or advertiser on the other side where nobody is named. */
  by?: string;
  reason: ReportReason;
  text: string | null;
  hoursAgo: number;
  answer?: string;
  decided?: { decision: ReportDecision; reason: string; appeal?: string; upheld?: string };
}

interface Thing {
  kind: 'ad' | 'account' | 'evaluation' | 'message';
  id: string;
  reported: string;
  /** The other side of a booking; null of an ad or an account. */
  other: string | null;
}

const adOf = (phone: string, place: number) => sql<Thing>`
  select 'ad' as kind, ad.id, ad.account_id as reported, null as other from ad
  join account on account.id = ad.account_id join person on person.id = account.person_id
  where person.phone = ${phone} and ad.state = 'published' order by ad.number offset ${place} limit 1`;
const accountOf = (phone: string) => sql<Thing>`
  select 'account' as kind, account.id, account.id as reported, null as other from account
  join person on person.id = account.person_id where person.phone = ${phone} order by account.created_at limit 1`;
/** The evaluation with the fewest stars that an account wrote, of those the public reads. */
const evaluationBy = (phone: string) => sql<Thing>`
  select 'evaluation' as kind, e.id, e.author_account_id as reported, r.host_account_id as other
  from evaluation e join reservation r on r.id = e.reservation_id
  join account on account.id = e.author_account_id join person on person.id = account.person_id
  where e.side = 'guest' and e.comment is not null and e.shown_at is not null
  order by person.phone = ${phone} desc, e.rate, e.id limit 1`;
const messageTo = (phone: string) => sql<Thing>`
  select 'message' as kind, message.id, message.account_id as reported, r.guest_account_id as other
  from message join reservation r on r.id = message.reservation_id and message.account_id = r.host_account_id
  join account on account.id = r.guest_account_id join person on person.id = account.person_id
  order by person.phone = ${phone} desc, message.created_at, message.id limit 1`;

/** A case in every state: to be answered, answered, overdue, dismissed, hidden and appealed, and with its appeal decided. */
const PLANS: readonly Plan[] = [
  {
    thing: adOf(OFFICE, 2),
    by: NOURA,
    reason: 'wrong_info',
    text: 'المساحة في الإعلان أكبر مما رأيناه في المعاينة.',
    hoursAgo: 9,
  },
  {
    thing: accountOf(OWNER),
    by: ABDULLAH,
    reason: 'outside',
    text: 'طلب تحويل العربون إلى حسابه قبل الحجز.',
    hoursAgo: 50,
    answer: 'لم نطلب تحويلًا خارج ديار، والعميل سأل عن الحساب فأجبناه أن الدفع من الموقع.',
  },
  {
    thing: adOf(OWNER, 0),
    by: NOURA,
    reason: 'sold',
    text: null,
    hoursAgo: 130,
  },
  {
    thing: evaluationBy(NOURA),
    reason: 'untrue',
    text: 'الضيف لم يسكن هذه المدة كاملة، وما كتبه لا يصف الوحدة.',
    hoursAgo: 140,
    decided: {
      decision: 'evaluation_hidden',
      reason: 'في التقييم كلام لا يخص الإقامة.',
      appeal: 'كتبت ما رأيته بنفسي، وصور الوحدة عندي.',
    },
  },
  {
    thing: messageTo(NOURA),
    reason: 'offensive',
    text: 'أسلوب الرد لا يليق.',
    hoursAgo: 100,
    decided: { decision: 'dismissed', reason: 'قرأنا المحادثة كاملة ولم نجد إساءة.' },
  },
  {
    thing: adOf(OFFICE, 4),
    by: ABDULLAH,
    reason: 'duplicate',
    text: 'الإعلان نفسه منشور مرتين.',
    hoursAgo: 200,
    decided: {
      decision: 'dismissed',
      reason: 'هما وحدتان مختلفتان في المبنى نفسه.',
      appeal: 'الصور واحدة في الإعلانين.',
      upheld: 'الصور للمدخل المشترك، ولكل وحدة ترخيصها.',
    },
  },
];

/** Writes the cases of reports that the operators and both sides meet on the first day; answers how many. */
export async function seedReports(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(today, 0));
  const first = await nameOperator(tx, DEMO_OPERATOR, now);
  const second = await nameOperator(tx, DEMO_SECOND_OWNER, now);
  let written = 0;
  for (const plan of PLANS) {
    const [thing] = (await plan.thing.execute(tx)).rows;
    // A small edition of the world may not have such a thing.
    if (thing === undefined) continue;
    await write(tx, plan, { thing, now, first, second });
    written += 1;
  }
  return written;
}

interface At {
  thing: Thing;
  now: Date;
  first: string;
  second: string;
}

async function write(tx: Tx, plan: Plan, { thing, now, first, second }: At): Promise<void> {
  const openedAt = new Date(now.getTime() - plan.hoursAgo * HOUR_MS);
  const after = (hours: number) => new Date(openedAt.getTime() + hours * HOUR_MS);
  const reporter = await reporterOf(tx, plan, thing);
  const about = {
    ad: 'ad_id',
    account: 'about_account_id',
    evaluation: 'evaluation_id',
    message: 'message_id',
  };
  const { decided, answer } = plan;
  const opened = await tx
    .insertInto('report_case')
    .values({
      [about[thing.kind]]: thing.id,
      reported_account_id: thing.reported,
      opened_at: openedAt,
      due_at: after(DUE_HOURS),
      ...(answer !== undefined && { answer, answered_at: after(6) }),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('report')
    .values({
      case_id: opened.id,
      account_id: reporter,
      reason: plan.reason,
      text: plan.text,
      address_hash: Buffer.alloc(32),
      created_at: openedAt,
    })
    .execute();
  const params = { case: opened.number, thing: thing.kind };
  await recordEvent(tx, {
    key: 'report_opened',
    accountId: thing.reported,
    personId: null,
    params,
    at: openedAt,
  });
  if (decided !== undefined)
    await decide(tx, { decided, thing, reporter, ...opened }, { after, operators: { first, second } });
}

interface Deciding {
  decided: NonNullable<Plan['decided']>;
  thing: Thing;
  reporter: string;
  id: string;
  number: number;
}

/** Decides a case by the second operator, so that the demonstration's own may decide its appeal. */
async function decide(
  tx: Tx,
  { decided, thing, reporter, id, number }: Deciding,
  { after, operators }: { after: (hours: number) => Date; operators: { first: string; second: string } },
): Promise<void> {
  const { decision, reason, appeal, upheld } = decided;
  const words = {
    decision,
    decided_at: after(30),
    operator_id: operators.second,
    decision_reason: reason,
    appeal_until: after(30 + APPEAL_HOURS),
  };
  await tx.updateTable('report_case').set(words).where('id', '=', id).execute();
  if (decision === 'evaluation_hidden')
    await tx
      .updateTable('evaluation')
      .set({ hidden_at: after(30), hidden_case_id: id })
      .where('id', '=', thing.id)
      .execute();
  const params = { case: number, thing: thing.kind, decision, reason };
  await recordEvent(tx, {
    key: 'report_decided',
    accountId: reporter,
    personId: null,
    params,
    at: after(30),
  });
  if (appeal === undefined) return;
  const loser = decision === 'dismissed' ? reporter : thing.reported;
  await tx
    .updateTable('report_case')
    .set({ appeal, appealed_at: after(50), appeal_account_id: loser })
    .where('id', '=', id)
    .execute();
  if (upheld === undefined) return;
  await tx
    .updateTable('report_case')
    .set({
      appeal_outcome: 'upheld',
      appeal_decided_at: after(70),
      appeal_operator_id: operators.first,
      appeal_reason: upheld,
    })
    .where('id', '=', id)
    .execute();
}

async function reporterOf(tx: Tx, { by }: Plan, { other }: Thing): Promise<string> {
  if (by === undefined && other !== null) return other;
  const { id } = await tx
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select('account.id')
    .where('person.phone', '=', by ?? '')
    .orderBy('account.created_at')
    .executeTakeFirstOrThrow();
  return id;
}

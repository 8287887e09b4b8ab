import type { PlanPeriod } from '@diyar/contract/money/plans';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { RIGHTS_OF_STANDING } from '@diyar/contract/words/team-rights';
import { sql } from 'kysely';
import { endOver } from '../../../../api/src/memberships/change-membership.ts';
import { type PlanRow, plansOnSale, termsInForce } from '../../../../api/src/plans/show-plans.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { openPurchase } from '../../../../api/src/purchases/open-purchase.ts';
import { payablePurchases } from '../../../../api/src/purchases/payable-purchases.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import { cardOf, gatewayRow } from '../stays/stay-rows.ts';
import { tellSeller } from './tell-seller.ts';

interface Member {
  account_id: string;
  person_id: string;
  name: string;
  phone: string;
  /** Ads on show or on their way there. */
  ads: number;
}

interface Buying {
  member: Member;
  plan: PlanRow;
  period: PlanPeriod;
  daysAgo: number;
}

/** The office whose memberships show a replaced one and what is left of the next. */
const OFFICE = '+966500000011';

/**
 * Tells who sells, and gives every advertiser of the world a plan that covers their ads, bought and paid for, for a year; of the two with the fewest
 * ads one's month is about to end and the other's is over, with ads on show for the days of grace. Those with few ads keep the free plan.
 */
export async function seedMemberships(tx: Tx, today: string): Promise<number> {
  await tellSeller(tx);
  const plans = await plansOnSale(tx, new Date(instantOf(today, 0)));
  const sold = plans.filter(({ prices }) => prices.length > 0);
  const members = await findMembers(tx);
  await sql`update membership set starts_at = account.created_at from account where account.id = account_id`.execute(
    tx,
  );
  const few = members.filter(({ ads, phone }) => ads > 3 && phone !== OFFICE).slice(0, 2);
  for (const member of members) {
    const plan = sold.find(({ ads }) => ads >= member.ads) ?? sold.at(-1);
    if (plan === undefined) throw new Error('no plan is sold');
    const place = few.indexOf(member);
    if (member.phone === OFFICE && sold[0] !== undefined)
      await buy(tx, { member, plan: sold[0], period: 'year', daysAgo: 70 }, today);
    if (place >= 0) await buy(tx, { member, plan, period: 'month', daysAgo: place === 0 ? 26 : 33 }, today);
    else if (member.ads > 3)
      await buy(tx, { member, plan, period: 'year', daysAgo: daysSince(member) }, today);
    await useAds(tx, member.account_id, today);
    if (place === 1) await endOver(tx, member.account_id, new Date(instantOf(today, 0)));
  }
  return members.length;
}

const daysSince = ({ phone }: Member) => (phone === OFFICE ? 45 : seeded(`plan/${phone}`).int(5, 60));

/** Accounts that advertise, those with the fewest ads first. */
async function findMembers(tx: Tx): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select account.id as account_id, account.person_id, account.name, person.phone, count(*)::int as ads
    from account join person on person.id = account.person_id
    join ad on ad.account_id = account.id and ad.state in ('published', 'hidden', 'waiting_for_approval', 'processing')
    group by account.id, person.phone order by ads, account.number`.execute(tx);
  return rows;
}

/** Buys a plan as its account would have, and pays for it. */
async function buy(tx: Tx, { member, plan, period, daysAgo }: Buying, today: string): Promise<void> {
  const now = new Date(instantOf(today, 0));
  const at = new Date(instantOf(addDays(today, -daysAgo), 11 * 60));
  const { membership_id: replaces } = await currentOf(tx, member);
  const actor = {
    personId: member.person_id,
    accountId: member.account_id,
    kind: 'business' as const,
    tokenHash: Buffer.alloc(0),
    rights: new Set(RIGHTS_OF_STANDING.owner),
    isSuspended: false,
    isForeign: false,
  };
  const { version: termsVersion } = await termsInForce(tx, now);
  const wanted = { planId: String(plan.number), planVersion: plan.version, period, replaces, termsVersion };
  const purchase = await openPurchase(tx, wanted, actor, now);
  await tx.updateTable('purchase').set({ created_at: at }).where('id', '=', purchase.id).execute();
  await pay(tx, { purchaseId: purchase.id, amount: purchase.amount, name: member.name, at });
}

function currentOf(tx: Tx, { account_id }: Member) {
  return tx
    .selectFrom('membership')
    .select('id as membership_id')
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
}

interface Paying {
  purchaseId: string;
  amount: number;
  name: string;
  at: Date;
}

/** Pays in the books of the gateway and in ours, as a settled card payment would stand in both. */
async function pay(tx: Tx, { purchaseId, amount, name, at }: Paying): Promise<void> {
  const payable = await payablePurchases.lock(tx, purchaseId);
  const { id: dueId } = await tx
    .selectFrom('due')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const card = cardOf(name);
  const { id } = await tx
    .insertInto('payment')
    .values({
      id: sql<string>`uuidv7()`,
      due_id: dueId,
      method: 'card',
      gateway: 'sandbox',
      amount,
      received: amount,
      state: 'settled',
      card_company: card.company,
      card_last4: card.last4,
      created_at: at,
      closed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sandbox_gateway.payment')
    .values(gatewayRow(name, card, id, amount, at))
    .execute();
  await payable.settle(tx, at, dueId);
  await tx
    .insertInto('ledger_entry')
    .values({
      kind: 'payment_settled',
      debit: 'gateway',
      credit: payable.funds.account,
      credit_party_id: payable.funds.partyId,
      amount,
      purchase_id: purchaseId,
      payment_id: id,
      at,
    })
    .execute();
}

/** Uses the membership for the ads that are out or on their way, as far as it reaches, and for those that are special. */
async function useAds(tx: Tx, accountId: string, today: string): Promise<void> {
  await sql`
    insert into membership_use (membership_id, kind, ad_id, person_id, at, shown_at)
    select id, kind::membership_use_kind, ad_id, person_id, at, case when state = 'published' then at end
    from (select membership.id, 'ad' as kind, ad.id as ad_id, account.person_id, ad.state,
        greatest(coalesce(ad.published_at, ad.created_at), membership.starts_at) as at, membership.ads as most,
        row_number() over (order by ad.published_at, ad.id) as place
      from membership join account on account.id = membership.account_id join ad on ad.account_id = account.id
      where account.id = ${accountId} and membership.ended_at is null
        and ad.state in ('published', 'hidden', 'waiting_for_approval', 'processing')
      union all
      select membership.id, 'special', ad.id, account.person_id, 'published',
        least(${new Date(instantOf(today, 0))}::timestamptz,
          greatest(ad.special_until - make_interval(days => membership.special_days), membership.starts_at)), membership.special_ads,
        row_number() over (order by ad.special_until, ad.id)
      from membership join account on account.id = membership.account_id join ad on ad.account_id = account.id
      where account.id = ${accountId} and membership.ended_at is null and ad.state = 'published' and ad.special_until is not null) one
    where place <= most order by place`.execute(tx);
}

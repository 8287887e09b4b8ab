import { sql } from 'kysely';
import { claimDatabase } from '../../../api/src/platform/db/claim-database.ts';
import { openDatabase, type Reader, type Tx, transact } from '../../../api/src/platform/db/database.ts';
import { stateLicences } from '../licences/state-licences.ts';
import { completePhotos } from '../photos/complete-photos.ts';
import { seedContent } from './content/seed-content.ts';
import { seedDeposits } from './deposits/seed-deposits.ts';
import { seedHouse } from './house/seed-house.ts';
import { seedInvoices } from './memberships/seed-invoices.ts';
import { seedMemberships } from './memberships/seed-memberships.ts';
import { seedFailedRefund } from './money/seed-failed-refund.ts';
import { seedFoundMoney } from './money/seed-found-money.ts';
import { seedMoney } from './money/seed-money.ts';
import { seedSettlements } from './money/seed-settlements.ts';
import { seedStatement } from './money/seed-statement.ts';
import { seedCards } from './people/seed-cards.ts';
import { seedChannels } from './people/seed-channels.ts';
import { seedNotifications } from './people/seed-notifications.ts';
import { seedOffices } from './people/seed-offices.ts';
import { seedOldTickets } from './people/seed-old-tickets.ts';
import { seedPeople } from './people/seed-people.ts';
import { seedRequests } from './people/seed-requests.ts';
import { seedSearches } from './people/seed-searches.ts';
import { seedTaps } from './people/seed-taps.ts';
import { seedTeam } from './people/seed-team.ts';
import { seedTemplates } from './people/seed-templates.ts';
import { seedTickets } from './people/seed-tickets.ts';
import { seedVisits } from './people/seed-visits.ts';
import type { Edition } from './plans/plan-units.ts';
import { readWorldData } from './plans/world-data.ts';
import { seedReports } from './reviews/seed-reports.ts';
import { seedReviews } from './reviews/seed-reviews.ts';
import { seedRevisions } from './reviews/seed-revisions.ts';
import { seedEvaluationPhotos } from './stays/seed-evaluation-photos.ts';
import { seedFeeds } from './stays/seed-feeds.ts';
import { seedStays } from './stays/seed-stays.ts';
import { seedTransfers } from './transfers/seed-transfers.ts';
import { seedOffers } from './units/seed-offers.ts';
import { seedPrices } from './units/seed-prices.ts';
import { seedSupply } from './units/seed-supply.ts';
import { seedUnits } from './units/seed-units.ts';
import { WorldPlaces } from './units/world-places.ts';

const MARKER = 'world_seeded_on';
/** Any number works; it only has to be this seeding's own. */
const LOCK = 141_421_356;

export interface SeedOptions {
  /** The Riyadh day of the first run, YYYY-MM-DD: every date of the world is counted from it. */
  today: string;
  /** How much of the world; all of it when absent. */
  edition?: Edition;
  log: (line: string) => void;
}

/**
 * Fills a migrated database with reference data with the named demo world: advertisers, guests, units with published
 * ads, offers, reservations past, present and ahead with their money, and evaluations. Always the same but for `today`.
 * Runs once and in one transaction: a second call, also one at the same time, answers `seeded: false` and changes nothing but
 * photos drawn by an earlier release, which it brings to this one; a seeding that is cut off leaves nothing behind. Never for production: throws on a database that is.
 */
export async function seedWorld(databaseUrl: string, options: SeedOptions): Promise<{ seeded: boolean }> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    // Gives back the pages of a seeding that was cut off: plans would scan them (measured: 5 times slower).
    if (!(await isSeeded(db))) await sql`vacuum`.execute(db);
    return await transact(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      if (await isSeeded(tx)) {
        await completePhotos(tx);
        return { seeded: false };
      }
      await claimDatabase(tx, 'demonstration');
      await seedAll(tx, options);
      return { seeded: true };
    });
  } finally {
    await close();
  }
}

async function isSeeded(db: Reader): Promise<boolean> {
  const marker = await db.selectFrom('setting').select('key').where('key', '=', MARKER).executeTakeFirst();
  return marker !== undefined;
}

async function seedAll(tx: Tx, { today, edition = 'whole', log }: SeedOptions): Promise<void> {
  const places = await WorldPlaces.load(tx);
  const data = readWorldData(places.districts());
  const people = await seedPeople(tx, data, today);
  log(`demo world: ${people.size} accounts opened`);
  log(`demo world: ${await seedOffices(tx, { data, people, today })} offices wait to be verified`);
  const units = await seedUnits(tx, { data, places, people, today, edition }, log);
  const offers = await seedOffers(tx, units, today);
  log(`demo world: ${offers} offers made`);
  log(`demo world: days and coupons of ${await seedPrices(tx, units, today)} units priced`);
  await seedSupply(tx, { people, today });
  const stays = await seedStays(tx, { data, people, units, today });
  log(`demo world: ${stays.reservations} reservations and ${stays.evaluations} evaluations written`);
  // What follows joins what was written until here, and plans would take every table for empty.
  await sql`analyze`.execute(tx);
  log(`demo world: ${await seedFeeds(tx, today)} calendars of other sites read`);
  log(`demo world: ${await seedReviews(tx, { units, today })} ads in review, sent back or off the site`);
  log(`demo world: ${await seedTransfers(tx, today)} bookings wait for their bank transfer`);
  log(`demo world: ${await seedEvaluationPhotos(tx)} photos by guests`);
  log(`demo world: ${await seedDeposits(tx, today)} security deposits taken`);
  await seedBooks(tx, today, log);
  log(`demo world: ${await seedRevisions(tx, { units, today })} edits of ads on show wait or were sent back`);
  log(`demo world: ${await seedTeam(tx, { people, today })} people act for an office of somebody else`);
  log(`demo world: ${await stateLicences(tx, today)} licences stated by the registry`);
  await seedSupport(tx, today, log);
  log(`demo world: ${await seedRequests(tx, today)} requests for property made`);
  log(`demo world: ${await seedContent(tx, today)} pages written by the operator`);
  log(`demo world: ${await seedSearches(tx, today)} searches saved`);
  log(`demo world: ${await seedReports(tx, today)} cases of reports opened`);
  log(`demo world: ${await seedCards(tx, today)} cards kept`);
  await seedTaps(tx, today);
  await seedVisits(tx, today);
  log(`demo world: ${await seedHouse(tx, today)} accounts told a notice`);
  log(`demo world: ${await seedNotifications(tx, today)} notifications made`);
  log(`demo world: ${await seedChannels(tx, today)} messages not sent`);
  await sql`
    insert into setting (key, type, value, source)
    values (${MARKER}, 'text', ${JSON.stringify(today)}::jsonb, 'demo world')`.execute(tx);
  // Until the next automatic one, plans would take every table for empty (measured: searches three times slower).
  await sql`analyze`.execute(tx);
}

/** The phones that show the demonstration from every side, for whoever starts it. */
export function demoSignIns(): { phone: string; who: string }[] {
  return [
    { phone: '0500000001', who: 'Noura Al Otaibi, guest (نورة العتيبي، ضيفة)' },
    { phone: '0500000002', who: 'Abdullah Al Harbi, guest (عبدالله الحربي، ضيف)' },
    {
      phone: '+447400123456',
      who: 'Daniel Brooks, guest with a British number and a passport (دانيال بروكس، ضيف برقم بريطاني)',
    },
    {
      phone: '0500000011',
      who: 'Dar Al Waha Real Estate, verified office in Riyadh (مكتب دار الواحة العقاري، مكتب موثّق في الرياض)',
    },
    {
      phone: '0500000012',
      who: 'Fahd Al Ghamdi, owner in Jeddah (فهد بن سالم الغامدي، مالك في جدة)',
    },
    { phone: '0500000071', who: 'Majed, manager of the office (ماجد الحربي، مدير في المكتب)' },
    { phone: '0500000072', who: 'Reem, editor of the office (ريم القحطاني، محررة في المكتب)' },
    { phone: '0500000073', who: 'Nawaf, viewer of the office (نواف الشهراني، مشاهد في المكتب)' },
    { phone: '0500000074', who: 'Ohoud, invited to the office (عهود المالكي، مدعوة إلى المكتب)' },
    { phone: '0500000075', who: 'Sami, removed from the office (سامي الزهراني، أُزيل من المكتب)' },
  ];
}

/** Money beside that of stays and deposits, and the papers of all of it. */
async function seedBooks(tx: Tx, today: string, log: SeedOptions['log']): Promise<void> {
  log(`demo world: ${await seedMoney(tx, today)} payouts made`);
  log(`demo world: ${await seedFailedRefund(tx, today)} refunds the gateway did not take`);
  log(`demo world: ${await seedFoundMoney(tx, today)} payments that do not match the ledger`);
  log(`demo world: ${await seedStatement(tx, today)} lines of a bank statement given`);
  log(`demo world: ${await seedMemberships(tx, today)} advertisers have a plan`);
  log(`demo world: ${await seedSettlements(tx, today)} settlements of the gateway taken in`);
  log(`demo world: ${await seedInvoices(tx)} invoices, receipts and notes issued`);
}

async function seedSupport(tx: Tx, today: string, log: SeedOptions['log']): Promise<void> {
  log(`demo world: ${await seedTickets(tx, today)} tickets wait for an operator`);
  log(`demo world: ${await seedOldTickets(tx, today)} tickets answered and closed`);
  log(`demo world: ${await seedTemplates(tx, today)} answer templates written`);
}

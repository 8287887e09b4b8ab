import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Lang } from '@diyar/messages/messages';
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Database, openDatabase } from '../../api/src/platform/db/database.ts';
import type { BuiltPerson } from '../../api/src/testing/factories.ts';
import { nextNumber } from '../../api/src/testing/factory-rows.ts';
import type {} from '../../web/app/rendering/event-replay.ts';

/** The session that signing in leaves in the browser. */
export interface SignedIn {
  token: string;
  actor: Pick<BuiltPerson['actor'], 'kind'>;
}

export interface VisitOptions {
  /** Signed in as someone that a factory built. */
  as?: SignedIn;
  width?: number;
  height?: number;
  dark?: boolean;
  /** A finger instead of a mouse. */
  touch?: boolean;
  /** The browser runs no JavaScript. */
  noScript?: boolean;
  /** The browser keeps pages for a time without a network; elsewhere it would only cost time. */
  serviceWorker?: boolean;
}

/** Opens a browser of a stranger's own: nothing stored, a network address nobody else has. Closed after the test. */
export type Visit = (options?: VisitOptions) => Promise<Page>;

/** Sign-in limits count by network address, and all tests come from one machine. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

function storedSession(baseURL: string, { token, actor }: SignedIn) {
  const localStorage = [
    { name: 'user_token', value: token },
    { name: 'user_type', value: actor.kind === 'business' ? 'bussines' : 'ordinary' },
  ];
  return { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] };
}

async function openVisit(browser: Browser, baseURL: string, options: VisitOptions): Promise<Page> {
  const {
    as,
    width = 1440,
    height = width < 800 ? 844 : 900,
    dark,
    touch,
    noScript,
    serviceWorker,
  } = options;
  const context = await browser.newContext({
    baseURL,
    timezoneId: 'Asia/Riyadh',
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: touch ?? false,
    javaScriptEnabled: !noScript,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    ...(as && { storageState: storedSession(baseURL, as) }),
  });
  // Blocked by the tool it would complain in the console of every page.
  if (!serviceWorker)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  if (!noScript) waitForStarts(page);
  return page;
}

/** The page's code has come and answers presses. */
export async function expectStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.recordedEvents === undefined);
}

/** A part of the page whose code comes after the first paint answers presses too. */
export async function expectAwake(part: Locator): Promise<void> {
  const isAwake = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAwake, { timeout: 15_000 }).toBe(true);
}

/** Waits until a closed dialog has left the history: its step back would end the loading of another address, which nobody types that fast. */
async function entryIsLeft(page: Page): Promise<void> {
  const isLeft = () => history.state?.over === undefined || document.querySelector('dialog[open]') !== null;
  await page.waitForFunction(isLeft, undefined, { timeout: 2000 }).catch(() => undefined);
}

/** Going to an address ends when its page has started: until then presses are only kept (`early.e2e.ts` tries that). */
function waitForStarts(page: Page): void {
  for (const way of ['goto', 'reload'] as const) {
    const go = page[way].bind(page) as Page['goto'];
    page[way] = async (...input: Parameters<Page['goto']>) => {
      await entryIsLeft(page);
      const answer = await go(...input);
      const waitUntil = input.map((one) => typeof one === 'object' && one.waitUntil).find(Boolean);
      if (waitUntil !== 'commit') await expectStarted(page);
      return answer;
    };
  }
}

/** Writes down what must never happen on a page: an uncaught error, an answer of 500 and above, a broken content policy. */
export function watchFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
  });
}

interface Fixtures {
  visit: Visit;
}
interface WorkerFixtures {
  /** The database under the site. */
  db: Database;
}

/** Tests of the running site. A fault on any page opened by `visit` fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, workerInfo) => {
      const url = process.env.SITE_DATABASE;
      if (url === undefined) throw new Error('SITE_DATABASE is not set: run the browser tests with npm test');
      // Factories number what they make; each worker makes its own numbers.
      for (let made = 0; made < workerInfo.workerIndex * 1000; made += 1) nextNumber();
      const { db, close } = openDatabase(url, { max: 3 });
      await use(db);
      await close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    const faults: string[] = [];
    await use(async (options = {}) => {
      const page = await openVisit(browser, baseURL ?? '', options);
      page.context().on('page', (opened) => watchFaults(opened, faults));
      watchFaults(page, faults);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(faults).toEqual([]);
  },
});

/** A token for somebody of the demo world (+966…), who acts for their team where they are in one, else for the one account they have. */
export async function tokenFor(db: Database, phone: string): Promise<SignedIn> {
  const account = await db
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select(['account.id', 'account.kind', 'account.person_id'])
    .where('person.phone', '=', phone)
    .executeTakeFirstOrThrow();
  const team = await db
    .selectFrom('team_member')
    .innerJoin('account', 'account.id', 'team_member.account_id')
    .select(['account.id', 'account.kind'])
    .where('team_member.person_id', '=', account.person_id)
    .executeTakeFirst();
  const acting = team ?? account;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  await db
    .insertInto('access_token')
    .values({ token_hash: tokenHash, person_id: account.person_id, account_id: acting.id })
    .execute();
  return { token, actor: { kind: acting.kind } };
}

/** The site's address in a language: Arabic without prefix. */
export function at(lang: Lang, path: string): string {
  if (lang === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lang } from '@diyar/messages/messages';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { findChromium } from '../../../bin/lib/chromium.ts';
import { CHROMIUM_ARGS } from '../chromium-args.ts';
import { at } from '../site.ts';
import { wordsOf } from '../words.ts';

/** One request of a visitor's browser. */
export interface Step {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface Walk {
  lang: Lang;
  /** Which ad of the list is opened. */
  place: number;
}

/** A browser sends about so many at once to one address. */
const AT_ONCE = 6;
/** The page has all it wants when it has asked for nothing in this time. */
const STILL_MS = 700;
const LONGEST_MS = 20_000;
const HEADERS_MS = 5_000;
/** What the others of a walk send as the first one did; each has cookies of their own. */
const SAME = ['accept', 'accept-encoding', 'apikey', 'lang', 'origin', 'content-type', 'range'];

/**
 * Sends real browsers, nothing stored in any, from home to a list and to one of its ads, to the end of its page; answers what each
 * asked of the site, in order.
 */
export async function walk(site: string, walks: readonly Walk[]): Promise<Step[][]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(() => {}),
    args: CHROMIUM_ARGS,
  });
  try {
    const taken: Step[][] = [];
    for (const one of walks) {
      const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 900 } });
      taken.push(await takeWalk(context, one, site));
      await context.close();
    }
    return taken;
  } finally {
    await browser.close();
  }
}

async function takeWalk(context: BrowserContext, { lang, place }: Walk, site: string): Promise<Step[]> {
  const steps: Promise<Step>[] = [];
  let last = 0;
  context.on('request', (asked) => {
    const url = new URL(asked.url());
    if (url.origin !== site) return;
    last = performance.now();
    steps.push(stepOf(asked));
  });
  const settle = async () => {
    last = performance.now();
    for (const began = last; performance.now() - began < LONGEST_MS; await sleep(50))
      if (performance.now() - last > STILL_MS) return;
  };
  const page = await context.newPage();
  await page.goto(at(lang, '/'));
  await settle();
  const t = wordsOf(lang);
  await page
    .getByRole('link', { name: t('shell.rent'), exact: true })
    .first()
    .click();
  await page.waitForURL(/all_deals/);
  await settle();
  await page.getByRole('article').nth(place).getByRole('link').first().click();
  await page.waitForURL(/details/);
  await settle();
  await scrollToEnd(page);
  await settle();
  return await Promise.all(steps);
}

async function stepOf(asked: Request): Promise<Step> {
  const { pathname, search } = new URL(asked.url());
  // What became nothing, as a request that a next page ended, has none but those it began with.
  const all = await Promise.race([asked.allHeaders(), sleep(HEADERS_MS).then(() => asked.headers())]);
  const headers = Object.fromEntries(SAME.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  return { method: asked.method(), path: pathname + search, headers, body: asked.postData() };
}

async function scrollToEnd(page: Page): Promise<void> {
  for (let screen = 0; screen < 20; screen += 1) {
    await page.mouse.wheel(0, 700);
    await sleep(100);
  }
}

/** Asks what a browser asked, as another visitor, from a network of their own; answers how often each status was answered. */
export async function repeat(site: string, steps: readonly Step[], address: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const waiting = [...steps];
  const statuses: number[] = [];
  const take = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      statuses.push(await send(agent, site, step, address));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  agent.destroy();
  return statuses;
}

function send(agent: Agent, site: string, step: Step, address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = {
    // Where nobody knows: what the browser says to a site of its own machine.
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...step.headers,
    'x-forwarded-for': address,
  };
  const options = { method: step.method, headers, agent, timeout: LONGEST_MS };
  const asked = request(site + step.path, options, (answer) => {
    answer.on('end', () => resolve(answer.statusCode ?? 0));
    answer.on('error', reject);
    answer.resume();
  });
  asked.on('timeout', () => asked.destroy(new Error(`${step.path} does not answer`)));
  asked.on('error', reject);
  asked.end(step.body ?? undefined);
  return promise;
}

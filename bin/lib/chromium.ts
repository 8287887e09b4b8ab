import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repoRoot } from './postgres-files.ts';
import { isRoot } from './postgres-user.ts';
import { run } from './run.ts';
import { toolOf } from './workspace-tool.ts';

/** Chromium without what only a window needs: the browser tests take two thirds of the time with it. */
const SHELL = '/usr/bin/chromium-headless-shell';
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_MS = 180_000;

/** Whether a file is a browser that runs here: Ubuntu's chromium-browser, say, may only be a note about snap. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  // On Windows --version would open a window.
  if (process.platform === 'win32') return true;
  const ended = await run(path, ['--version'], { timeout: 30_000 }).catch(() => undefined);
  return ended?.code === 0 && /chrom/i.test(ended.output);
}

/** Where Playwright keeps, or would keep, the Chromium of its version. */
function playwrightChromium(): string {
  const load = createRequire(join(repoRoot, 'test', 'package.json'));
  const { chromium } = load('@playwright/test') as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

async function firstThatRuns(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await runs(path)) return path;
  return undefined;
}

async function download(): Promise<void> {
  const [node, tool] = toolOf('test', '@playwright/test', 'playwright');
  await run(node, [tool, 'install', 'chromium'], { cwd: repoRoot, timeout: DOWNLOAD_MS }).catch(
    () => undefined,
  );
}

/** Installs both: most tests run in the shell, which cannot show notifications, and the others in the whole browser. */
async function installByApt(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env }).catch(() => undefined);
  for (const name of ['chromium', 'chromium-headless-shell'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env }).catch(() => undefined);
}

/**
 * The path of a Chromium for the browser tests, or for measuring what people's browsers do (`isWhole`): `DIYAR_CHROMIUM`,
 * one installed here, Playwright's own, which is downloaded if need be, or, as root where apt exists, the distribution's.
 * Rejects with a sentence when none of these can be had.
 */
export async function findChromium(log: (line: string) => void, isWhole = false): Promise<string> {
  const named = process.env.DIYAR_CHROMIUM;
  if (named) {
    if (await runs(named)) return named;
    throw new Error(`DIYAR_CHROMIUM names ${named}, which is no Chromium that runs here`);
  }
  const own = playwrightChromium();
  const inOrder = (whole: string[], shell: string) => (isWhole ? [...whole, shell] : [shell, ...whole]);
  const found = await firstThatRuns(inOrder([...USUAL_PLACES, own], SHELL));
  if (found) return found;
  log('no Chromium here; downloading Playwright’s (at most three minutes)');
  await download();
  if (await runs(own)) return own;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    log('that was not possible; installing Chromium by apt');
    await installByApt();
    const fromApt = await firstThatRuns(inOrder(USUAL_PLACES, SHELL));
    if (fromApt) return fromApt;
  }
  throw new Error(
    'the browser tests need Chromium and none could be installed; install it and set DIYAR_CHROMIUM to its path',
  );
}

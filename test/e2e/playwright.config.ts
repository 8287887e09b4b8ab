import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../helpers/chromium-args.ts';

/** The built site on a demo world of its own, in Debian's or Playwright's Chromium; nothing leaves this machine. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../build/e2e/traces',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A journey of two people takes half a minute alone, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    ...(process.env.SITE_URL && { baseURL: process.env.SITE_URL }),
    actionTimeout: 15_000,
    timezoneId: 'Asia/Riyadh',
    // A failure tells what the page held. `-- FILE --trace on` keeps every step of it, which takes a quarter longer.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.DIYAR_CHROMIUM && { executablePath: process.env.DIYAR_CHROMIUM }),
      args: CHROMIUM_ARGS,
    },
  },
  // Where the site runs already, its address and its database are told by SITE_URL and SITE_DATABASE.
  ...(process.env.DIYAR_SITE_RUNS !== '1' && {
    webServer: {
      command: 'node test/helpers/run-site.ts',
      cwd: '../..',
      // Its last line on starting; Playwright hands the named groups on as SITE_URL and SITE_DATABASE.
      wait: { stdout: /ready (?<site_url>\S+) (?<site_database>\S+)/ },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stderr: 'pipe',
      env: { PORT: '0' },
    },
  }),
});

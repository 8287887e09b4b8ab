import { fileURLToPath } from 'node:url';
import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { createTestDatabase } from '../../api/src/testing/test-database.ts';
import { paths } from '../../web/app/site/paths.ts';
import { startOwnCluster } from '../helpers/own-cluster.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const SITE = fileURLToPath(new URL('../helpers/run-server.ts', import.meta.url));

test('a page says that the service is away for a moment, and opens by itself when it is back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const cluster = await startOwnCluster();
  const database = await createTestDatabase({ cluster: cluster.url });
  // A search can be answered from memory without a database; an ad's page never is.
  const { adNumber } = await buildListing(database.db);
  const server = await startServerProcess(database.url, { DIYAR_TEST_SITE: '1' }, { script: SITE });
  const page = await browser.newPage();
  await page.goto(`${server.url}${paths('ar').home()}`);
  await expect(page.getByRole('banner')).toBeVisible();
  cluster.kill();
  for (const lang of LANGS) {
    const t = wordsOf(lang);
    // The processes of a killed database end one after another.
    await expect(async () => {
      const answer = await page.goto(`${server.url}${paths(lang).details(adNumber)}`);
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
    }).toPass({ timeout: 10_000 });
    await expect(page.getByRole('heading', { level: 1, name: t('shell.errors.awayTitle') })).toBeVisible();
    await expect(page.getByText(t('shell.errors.awayText'))).toBeVisible();
  }
  await cluster.start();
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 30_000 });
  await page.close();
  await server.stop();
  await database.close();
  await cluster.remove();
});

import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import type { Page } from '@playwright/test';
import { readConfig } from '../../api/src/config.ts';
import { CONSOLE_COOKIE } from '../../api/src/operators/operator.ts';
import type { Database } from '../../api/src/platform/db/database.ts';
import { CONSOLE_PATH } from '../../api/src/platform/http/console-door.ts';
import { type BuiltOperator, buildOperator } from '../../api/src/testing/operators.ts';

/** An operator of the running site, an owner unless told otherwise, who has linked an authenticator app. */
export function newOperator(
  db: Database,
  name?: string,
  roles: OperatorRole[] = ['owner'],
): Promise<BuiltOperator> {
  const { pepper } = readConfig({ ...process.env, DATABASE_URL: process.env.SITE_DATABASE });
  return buildOperator(db, pepper, new Date(), { roles, ...(name !== undefined && { name }) });
}

/** Leaves in a browser what coming in at /admin leaves there. */
export async function enterConsole(page: Page, site: string, operator: BuiltOperator): Promise<void> {
  await page.context().addCookies([
    {
      name: CONSOLE_COOKIE,
      value: operator.session,
      domain: new URL(site).hostname,
      path: CONSOLE_PATH,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  await page.addInitScript(() => localStorage.setItem('console_open', '1'));
}

/** +9665XXXXXXXX as people type it. */
export function typedPhone(phone: string): string {
  return `0${phone.slice(4)}`;
}

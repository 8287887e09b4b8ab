import { CHANGES } from './changes.personal.ts';
import { DEALINGS } from './dealings.personal.ts';
import { INVOICES } from './invoices.personal.ts';
import { NOTIFICATION_TABLES } from './notifications.personal.ts';
import { OPERATORS } from './operators.personal.ts';
import { PAYOUTS } from './payouts.personal.ts';
import { PEOPLE } from './people.personal.ts';
import type { PersonalTables } from './personal-table.ts';
import { REPORTS } from './reports.personal.ts';
import { REQUESTS } from './requests.personal.ts';
import { SEARCHES } from './searches.personal.ts';
import { TICKETS } from './tickets.personal.ts';
import { VERIFICATIONS } from './verifications.personal.ts';

/**
 * Every personal column: the one source of the published document (docs/privacy.md), of the copy a person gets
 * (export-personal-data.ts) and of what is done when an account closes (close-account.ts).
 */
export const PERSONAL_TABLES: PersonalTables = {
  ...PEOPLE,
  ...DEALINGS,
  ...CHANGES,
  ...INVOICES,
  ...PAYOUTS,
  ...REPORTS,
  ...REQUESTS,
  ...NOTIFICATION_TABLES,
  ...SEARCHES,
  ...OPERATORS,
  ...TICKETS,
  ...VERIFICATIONS,
};

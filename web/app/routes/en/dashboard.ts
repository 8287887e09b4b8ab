import { accountPanel } from '@diyar/messages/en/account-panel';
import { common } from '@diyar/messages/en/common';
import { dashboard } from '@diyar/messages/en/dashboard';
import { results } from '@diyar/messages/en/results';
import { shell } from '@diyar/messages/en/shell';
import { siteMeta } from '../../site/page-meta.ts';
import { dashboardIn } from '../dashboard-layout.tsx';

const sentences = { accountPanel, common, dashboard, results, shell };
const { dashboard: page, dashboardError } = dashboardIn('en', sentences);

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = dashboardError;

export default page;

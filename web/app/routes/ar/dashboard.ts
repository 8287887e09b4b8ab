import { accountPanel } from '@diyar/messages/ar/account-panel';
import { common } from '@diyar/messages/ar/common';
import { dashboard } from '@diyar/messages/ar/dashboard';
import { results } from '@diyar/messages/ar/results';
import { shell } from '@diyar/messages/ar/shell';
import { siteMeta } from '../../site/page-meta.ts';
import { dashboardIn } from '../dashboard-layout.tsx';

const sentences = { accountPanel, common, dashboard, results, shell };
const { dashboard: page, dashboardError } = dashboardIn('ar', sentences);

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = dashboardError;

export default page;

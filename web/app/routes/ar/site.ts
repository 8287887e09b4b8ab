import { common } from '@diyar/messages/ar/common';
import { results } from '@diyar/messages/ar/results';
import { shell } from '@diyar/messages/ar/shell';
import type { SiteSentences } from '../../i18n/sentences.tsx';
import { siteMeta } from '../../site/page-meta.ts';
import { siteIn } from '../site-layout.tsx';

const sentences: SiteSentences = { common, results, shell };
const { site, siteError } = siteIn('ar', sentences);

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = siteError;

export default site;

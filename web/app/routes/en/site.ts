import { common } from '@diyar/messages/en/common';
import { results } from '@diyar/messages/en/results';
import { shell } from '@diyar/messages/en/shell';
import type { SiteSentences } from '../../i18n/sentences.tsx';
import { siteMeta } from '../../site/page-meta.ts';
import { siteIn } from '../site-layout.tsx';

const sentences: SiteSentences = { common, results, shell };
const { site, siteError } = siteIn('en', sentences);

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = siteError;

export default site;

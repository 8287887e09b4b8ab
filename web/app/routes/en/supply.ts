import { common } from '@diyar/messages/en/common';
import { details } from '@diyar/messages/en/details';
import { errors } from '@diyar/messages/en/errors';
import { hostPhotos } from '@diyar/messages/en/host-photos';
import { liveMap } from '@diyar/messages/en/map';
import { results } from '@diyar/messages/en/results';
import { rules } from '@diyar/messages/en/rules';
import { shell } from '@diyar/messages/en/shell';
import { supplyForm } from '@diyar/messages/en/supply-form';
import { supplyRules } from '@diyar/messages/en/supply-rules';
import { wizard } from '@diyar/messages/en/wizard';
import type { SupplySentences } from '../../i18n/sentences.tsx';
import { siteMeta } from '../../site/page-meta.ts';
import { supplyIn } from '../supply-layout.tsx';

const sentences: SupplySentences = {
  common,
  details,
  errors,
  hostPhotos,
  liveMap,
  results,
  rules: { ...rules, ...supplyRules },
  shell,
  supplyForm,
  wizard,
};
const { supply, supplyError } = supplyIn('en', sentences);

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = supplyError;

export default supply;

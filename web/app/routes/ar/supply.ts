import { details } from '@diyar/messages/ar/details';
import { errors } from '@diyar/messages/ar/errors';
import { hostPhotos } from '@diyar/messages/ar/host-photos';
import { licences } from '@diyar/messages/ar/licences';
import { liveMap } from '@diyar/messages/ar/map';
import { revisions } from '@diyar/messages/ar/revisions';
import { rules } from '@diyar/messages/ar/rules';
import { supplyForm } from '@diyar/messages/ar/supply-form';
import { supplyRules } from '@diyar/messages/ar/supply-rules';
import { wizard } from '@diyar/messages/ar/wizard';
import type { SupplySentences } from '../../i18n/sentences.tsx';
import { siteMeta } from '../../site/page-meta.ts';
import { supplyIn } from '../supply-layout.tsx';
import { handle as site } from './site.ts';

const sentences: SupplySentences = {
  // The same module as the site's own pages: apart, each would be a file more for all of them.
  ...site.sentences,
  details,
  errors,
  hostPhotos,
  licences,
  liveMap,
  revisions,
  rules: { ...rules, ...supplyRules },
  supplyForm,
  wizard,
};
const { supply, supplyError } = supplyIn('ar', sentences);

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = supplyError;

export default supply;

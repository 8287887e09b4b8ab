import { details } from '@diyar/messages/en/details';
import { errors } from '@diyar/messages/en/errors';
import { hostPhotos } from '@diyar/messages/en/host-photos';
import { licences } from '@diyar/messages/en/licences';
import { liveMap } from '@diyar/messages/en/map';
import { revisions } from '@diyar/messages/en/revisions';
import { rules } from '@diyar/messages/en/rules';
import { supplyForm } from '@diyar/messages/en/supply-form';
import { supplyRules } from '@diyar/messages/en/supply-rules';
import { wizard } from '@diyar/messages/en/wizard';
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
const { supply, supplyError } = supplyIn('en', sentences);

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = supplyError;

export default supply;

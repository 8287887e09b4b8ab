import { comparing } from '@diyar/messages/ar/compare';
import { favourites } from '@diyar/messages/ar/favourites';
import { licences } from '@diyar/messages/ar/licences';
import { myInfo } from '@diyar/messages/ar/my-info';
import { ownAds } from '@diyar/messages/ar/own-ads';
import { reports } from '@diyar/messages/ar/reports';
import { revisions } from '@diyar/messages/ar/revisions';
import { layoutWith } from '../layout-with.tsx';

const sentences = { comparing, favourites, licences, myInfo, ownAds, reports, revisions };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);

import { comparing } from '@diyar/messages/en/compare';
import { favourites } from '@diyar/messages/en/favourites';
import { licences } from '@diyar/messages/en/licences';
import { myInfo } from '@diyar/messages/en/my-info';
import { ownAds } from '@diyar/messages/en/own-ads';
import { reports } from '@diyar/messages/en/reports';
import { revisions } from '@diyar/messages/en/revisions';
import { layoutWith } from '../layout-with.tsx';

const sentences = { comparing, favourites, licences, myInfo, ownAds, reports, revisions };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);

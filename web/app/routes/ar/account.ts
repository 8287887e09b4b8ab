import { channels } from '@diyar/messages/ar/channels';
import { comparing } from '@diyar/messages/ar/compare';
import { favourites } from '@diyar/messages/ar/favourites';
import { licences } from '@diyar/messages/ar/licences';
import { marketing } from '@diyar/messages/ar/marketing';
import { myInfo } from '@diyar/messages/ar/my-info';
import { notifications } from '@diyar/messages/ar/notifications';
import { ownAds } from '@diyar/messages/ar/own-ads';
import { ownRequests } from '@diyar/messages/ar/own-requests';
import { reports } from '@diyar/messages/ar/reports';
import { requests } from '@diyar/messages/ar/requests';
import { revisions } from '@diyar/messages/ar/revisions';
import { team } from '@diyar/messages/ar/team';
import { teamWords } from '@diyar/messages/ar/team-words';
import { verification } from '@diyar/messages/ar/verification';
import { layoutWith } from '../layout-with.tsx';

const sentences = {
  channels,
  comparing,
  favourites,
  licences,
  marketing,
  myInfo,
  notifications,
  ownAds,
  ownRequests,
  reports,
  requests,
  revisions,
  team,
  teamWords,
  verification,
};

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);

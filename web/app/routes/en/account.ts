import { channels } from '@diyar/messages/en/channels';
import { comparing } from '@diyar/messages/en/compare';
import { favourites } from '@diyar/messages/en/favourites';
import { licences } from '@diyar/messages/en/licences';
import { marketing } from '@diyar/messages/en/marketing';
import { myInfo } from '@diyar/messages/en/my-info';
import { notifications } from '@diyar/messages/en/notifications';
import { ownAds } from '@diyar/messages/en/own-ads';
import { ownRequests } from '@diyar/messages/en/own-requests';
import { reports } from '@diyar/messages/en/reports';
import { requests } from '@diyar/messages/en/requests';
import { revisions } from '@diyar/messages/en/revisions';
import { team } from '@diyar/messages/en/team';
import { teamWords } from '@diyar/messages/en/team-words';
import { verification } from '@diyar/messages/en/verification';
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

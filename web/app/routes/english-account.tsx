import { comparing } from '@diyar/messages/en/compare';
import { favourites } from '@diyar/messages/en/favourites';
import { myInfo } from '@diyar/messages/en/my-info';
import { ownAds } from '@diyar/messages/en/own-ads';
import { reports } from '@diyar/messages/en/reports';
import { Outlet } from 'react-router';
import { Sentences } from '../i18n/sentences.tsx';

const sentences = { comparing, favourites, myInfo, ownAds, reports };

export const handle = { sentences };

/** The English sentences of the pages about one's own account. */
export default function EnglishAccount() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

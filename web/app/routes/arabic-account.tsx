import { comparing } from '@diyar/messages/ar/compare';
import { favourites } from '@diyar/messages/ar/favourites';
import { myInfo } from '@diyar/messages/ar/my-info';
import { ownAds } from '@diyar/messages/ar/own-ads';
import { reports } from '@diyar/messages/ar/reports';
import { Outlet } from 'react-router';
import { Sentences } from '../i18n/sentences.tsx';

const sentences = { comparing, favourites, myInfo, ownAds, reports };

export const handle = { sentences };

/** The Arabic sentences of the pages about one's own account. */
export default function ArabicAccount() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

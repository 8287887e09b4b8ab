import { advertisers } from '@diyar/messages/ar/advertisers';
import { Outlet } from 'react-router';
import { Sentences } from '../i18n/sentences.tsx';

const sentences = { advertisers };

/** The Arabic sentences of the pages of advertisers. */
export default function ArabicAdvertisers() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

import { advertisers } from '@diyar/messages/en/advertisers';
import { Outlet } from 'react-router';
import { Sentences } from '../i18n/sentences.tsx';

const sentences = { advertisers };

/** The English sentences of the pages of advertisers. */
export default function EnglishAdvertisers() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

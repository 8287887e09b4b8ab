import { myInfo } from '@diyar/messages/en/my-info';
import { Outlet } from 'react-router';
import { Sentences } from '../i18n/language.tsx';

const sentences = { myInfo };

export const handle = { sentences };

/** The English sentences of the pages about one's own account. */
export default function EnglishAccount() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

import { myInfo } from '@diyar/messages/ar/my-info';
import { Outlet } from 'react-router';
import { Sentences } from '../i18n/language.tsx';

const sentences = { myInfo };

export const handle = { sentences };

/** The Arabic sentences of the pages about one's own account. */
export default function ArabicAccount() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

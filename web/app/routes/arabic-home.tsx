import { home } from '@diyar/messages/ar/home';
import { Outlet } from 'react-router';
import { type HomeSentences, Sentences } from '../i18n/sentences.tsx';

const sentences: HomeSentences = { home };

/** The Arabic sentences of the home page. */
export default function ArabicHome() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

import { home } from '@diyar/messages/en/home';
import { Outlet } from 'react-router';
import { type HomeSentences, Sentences } from '../i18n/sentences.tsx';

const sentences: HomeSentences = { home };

/** The English sentences of the home page. */
export default function EnglishHome() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}

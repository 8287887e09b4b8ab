import { Outlet } from 'react-router';
import { Sentences, type SomeSentences } from '../i18n/sentences.tsx';

/** Makes the layout of a part of the site in one language: it adds what that part says. */
export const layoutWith = (sentences: SomeSentences) => () => (
  <Sentences sentences={sentences}>
    <Outlet />
  </Sentences>
);

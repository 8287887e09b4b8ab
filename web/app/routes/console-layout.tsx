import type { Lang } from '@diyar/messages/messages';
import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { ConsoleFrame } from '../features/console/console-frame.tsx';
import type { ConsoleSentences } from '../i18n/sentences.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Language } from '../layout/language.tsx';

/** Makes the operators' console in one language; its frame comes with each page, once the door is open. */
export function consoleIn(lang: Lang, sentences: ConsoleSentences) {
  const spoken = (page: ReactNode) => (
    <Language lang={lang} sentences={sentences}>
      {page}
    </Language>
  );
  return { console: () => spoken(<Outlet />), consoleError: () => spoken(<RouteError />) };
}

function RouteError() {
  return (
    <ConsoleFrame operator={null}>
      <ErrorPage error={useRouteError()} />
    </ConsoleFrame>
  );
}

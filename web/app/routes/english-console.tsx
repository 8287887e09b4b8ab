import { common } from '@diyar/messages/en/common';
import { console } from '@diyar/messages/en/console';
import { errors } from '@diyar/messages/en/errors';
import { rules } from '@diyar/messages/en/rules';
import { shell } from '@diyar/messages/en/shell';
import { signIn } from '@diyar/messages/en/sign-in';
import { Outlet, useRouteError } from 'react-router';
import { ConsoleFrame } from '../features/console/console-frame.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Language } from '../layout/language.tsx';
import { siteMeta } from '../site/page-meta.ts';

const sentences = { common, console, errors, rules, shell, signIn };

export const handle = { sentences };

export const meta = siteMeta;

/** The operators' console in English: a frame of its own, and sentences no public page waits for. */
export default function EnglishConsole() {
  return (
    <Language lang="en" sentences={sentences}>
      <Outlet />
    </Language>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Language lang="en" sentences={sentences}>
      <ConsoleFrame operator={null}>
        <ErrorPage error={error} />
      </ConsoleFrame>
    </Language>
  );
}

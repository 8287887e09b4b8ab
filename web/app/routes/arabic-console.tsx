import { common } from '@diyar/messages/ar/common';
import { console } from '@diyar/messages/ar/console';
import { errors } from '@diyar/messages/ar/errors';
import { rules } from '@diyar/messages/ar/rules';
import { shell } from '@diyar/messages/ar/shell';
import { signIn } from '@diyar/messages/ar/sign-in';
import { Outlet, useRouteError } from 'react-router';
import { ConsoleFrame } from '../features/console/console-frame.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Language } from '../layout/language.tsx';
import { siteMeta } from '../site/page-meta.ts';

const sentences = { common, console, errors, rules, shell, signIn };

export const handle = { sentences };

export const meta = siteMeta;

/** The operators' console in Arabic: a frame of its own, and sentences no public page waits for. */
export default function ArabicConsole() {
  return (
    <Language lang="ar" sentences={sentences}>
      <Outlet />
    </Language>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Language lang="ar" sentences={sentences}>
      <ConsoleFrame operator={null}>
        <ErrorPage error={error} />
      </ConsoleFrame>
    </Language>
  );
}

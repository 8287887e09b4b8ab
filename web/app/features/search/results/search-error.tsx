import { Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '../../../layout/error-page.tsx';
import { late } from '../../../rendering/late.ts';

const UnknownSearch = late(async () => (await import('./unknown-search.tsx')).UnknownSearch);

/** An address with a filter nobody knows says so; anything else fails as every page does. */
export function SearchError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <Suspense>
      <UnknownSearch />
    </Suspense>
  );
}

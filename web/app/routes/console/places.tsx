import { PlacesPage } from '../../features/console/names/places-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/places.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleNames.places, noindex: true });

export default function Places() {
  return <PlacesPage />;
}

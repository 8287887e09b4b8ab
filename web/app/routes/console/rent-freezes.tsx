import { RentFreezesPage } from '../../features/console/rent-freezes/rent-freezes-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/rent-freezes.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleRentFreezes.title, noindex: true });

export default function RentFreezes() {
  return <RentFreezesPage />;
}

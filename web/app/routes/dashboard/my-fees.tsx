import { MyFeesPage } from '../../features/my-fees/my-fees-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/my-fees.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.myFees.title, noindex: true });

export default function MyFees() {
  return <MyFeesPage />;
}

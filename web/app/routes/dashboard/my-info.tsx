import { MyInfoPage } from '../../features/my-info/my-info-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/my-info.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.myInfo.title, noindex: true });

export default function MyInfo() {
  return <MyInfoPage />;
}

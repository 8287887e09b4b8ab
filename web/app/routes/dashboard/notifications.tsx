import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/notifications.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.notifications.title, noindex: true });

export default function Notifications() {
  return <NotificationsPage />;
}

import { ConsoleMessagesPage } from '../../features/console/console-messages-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/messages.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleMessages.title, noindex: true });

export default function Messages() {
  return <ConsoleMessagesPage />;
}

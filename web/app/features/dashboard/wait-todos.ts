import type { Home } from '@diyar/contract/supply/home';
import type { Lang } from '@diyar/messages/messages';
import type { useTranslations } from '../../i18n/translations.ts';
import { boardPaths } from '../../site/board-paths.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Todo } from './todo.ts';

const ICONS = {
  conflicts: 'warning',
  cases: 'warning',
  unreadHost: 'chat',
  unreadGuest: 'chat',
  evaluations: 'check',
  requests: 'sparkle',
} as const satisfies Record<string, IconName>;

/** What waits by how many, each with the page where it is done: a place taken twice and cases first, then people, then the rest. */
export function waitTodos(
  { waits }: Home,
  t: ReturnType<typeof useTranslations<'dashboard.home'>>,
  lang: Lang,
): Todo[] {
  const to = paths(lang);
  const all = [
    ['conflicts', waits.conflicts, boardPaths(lang).board()],
    ['cases', waits.cases, to.reports({ side: 'reported' })],
    ['unreadHost', waits.unread.host, to.reservations({ side: 'host', view: 'unread' })],
    ['unreadGuest', waits.unread.guest, to.reservations({ side: 'guest', view: 'unread' })],
    ['evaluations', waits.evaluations, deskPaths(lang).evaluations()],
    ['requests', waits.requests, requestPaths(lang).marketing()],
  ] as const;
  return all
    .filter(([, count]) => count > 0)
    .map(([key, count, address]) => ({
      ...{ key, icon: ICONS[key], to: address },
      ...{
        title: t(`waits.${key}.title`, { count }),
        text: t(`waits.${key}.text`),
        act: t(`waits.${key}.act`),
      },
    }));
}

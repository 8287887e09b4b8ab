/**
 * Pages that are the same for everyone until the browser fills them, so that one kept copy stands for all of their addresses:
 * bookings and favourites of whoever is signed in.
 */
const SHELLS: readonly { pattern: RegExp; page: string }[] = [
  { pattern: /^\/dashboard\/reservations$/, page: '/dashboard/reservations' },
  // A number that nobody has: the page is drawn without asking for it.
  { pattern: /^\/dashboard\/reservations\/\d+$/, page: '/dashboard/reservations/0' },
  { pattern: /^\/dashboard\/my_favorites$/, page: '/dashboard/my_favorites' },
];

/** Addresses of all shells, in both languages. */
export const SHELL_PAGES = ['', '/en'].flatMap((root) => SHELLS.map(({ page }) => root + page));

/** The address of the shell that stands for a page; undefined where the page has none. */
export function shellOf(pathname: string): string | undefined {
  const root = /^\/en(?=\/)/.exec(pathname)?.[0] ?? '';
  const path = pathname.slice(root.length);
  const shell = SHELLS.find(({ pattern }) => pattern.test(path));
  return shell === undefined ? undefined : root + shell.page;
}

/** Addresses of the site's own files that a page names. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

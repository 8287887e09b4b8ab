import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { noticeOf, pathOf } from './notices.ts';
import { offlinePage } from './offline-page.ts';
import { filesOf, SHELL_PAGES, shellOf } from './shells.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: what the shells need, and a name of this build. */
declare const FILES: readonly string[];
declare const BUILD: string;

// Bookings and favourites open without a network. A page comes from the site whenever it can be reached, so no code is older than
// the API it speaks to. Nothing of a person is kept here: web/app/offline keeps that, and it leaves with the session.

const SHELLS = `diyar-shells-${BUILD}`;
const NAMED = `diyar-named-${BUILD}`;
/** Beside what a push says. */
const ICON = '/icons/icon-192.png';
/** A network that answers nothing is no network. */
const PATIENCE_SECONDS = 6;

setCacheNameDetails({ prefix: 'diyar' });
precacheAndRoute(FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

/** Keeps the shells of this build, and files they name that are not in the list. */
async function keepShells(): Promise<void> {
  const [shells, named] = await Promise.all([caches.open(SHELLS), caches.open(NAMED)]);
  for (const page of SHELL_PAGES) {
    const answer = await fetch(page, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
    await shells.put(page, answer.clone());
    await named.addAll(filesOf(await answer.text()).filter((file) => !FILES.includes(file)));
  }
}

async function forgetOtherBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => /^diyar-(shells|named)-/.test(name));
  const others = names.filter((name) => name !== SHELLS && name !== NAMED);
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShells());
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOtherBuilds(), self.registration.navigationPreload?.enable()]));
});
clientsClaim();

const isOffline = {
  handlerDidError: async ({ request }: { request: Request }) => offlinePage(new URL(request.url).pathname),
};

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && shellOf(url.pathname) !== undefined,
  new NetworkFirst({
    cacheName: SHELLS,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => shellOf(new URL(request.url).pathname) ?? request },
      isOffline,
    ],
  }),
);
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly({ plugins: [isOffline] }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // A module is asked for with an origin, and kept without one; the file is the same.
  new CacheFirst({ cacheName: NAMED, matchOptions: { ignoreVary: true } }),
);

self.addEventListener('push', (event) => {
  const notice = noticeOf(event.data?.text());
  if (notice === undefined) return;
  const { id, lang, title, text } = notice;
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  // One that came twice takes its own place.
  const shown = { body: text, tag: id, lang, dir, icon: ICON, data: pathOf(notice) } as const;
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data), self.location.origin).href));
});

/** Shows an address in the window that stands on its page, which hears what was told, else in a new one: what is typed in another stays there. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = (url: string) => url.split('#')[0];
  const there = windows.find(({ url }) => page(url) === page(address));
  if (there === undefined) return void (await self.clients.openWindow(address));
  there.postMessage({ told: new URL(address).hash });
  await there.focus();
}

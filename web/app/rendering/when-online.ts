/**
 * Settles when the browser has a network: a module that was asked for without one is never asked for again by some browsers until the
 * page is loaded anew. Where a service worker serves the page it settles at once, since that has kept the files.
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine !== false || navigator.serviceWorker?.controller) return;
  // Some browsers say that there is none though there is: an answer of the server knows better.
  await new Promise((resolve) => {
    addEventListener('online', resolve);
    fetch('/readyz').then(resolve, () => undefined);
  });
}

import type { Plugin } from 'vite';

const RELOAD = 'window.location.reload();';

/**
 * Changes what the router does when the code of a page cannot be fetched. The router reloads the page that is still shown: right
 * when the site has another version by now, but without a network it ends on the browser's own error page. With this plugin it
 * asks the server first; where that cannot be reached, the route gets a page that throws, and the error page says so and loads
 * the real one as soon as it can (layout/error-page.tsx). `window.lacksChunk` tells that page; the stand-in stays until the next
 * load, since the router imports a module once and shows nothing when it is asked for again.
 */
export function chunkLoadRecovery(): Plugin {
  let isChanged = false;
  return {
    name: 'diyar:chunk-load-recovery',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        isChanged = code.includes(RELOAD);
        const ask = `
          const isReached = await fetch('/readyz', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
          if (!isReached) {
            window.lacksChunk = true;
            return (routeModulesCache[route.id] = { default() { throw error; } });
          }`;
        return { code: code.replace(RELOAD, `${ask}\n${RELOAD}`), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isChanged)
        throw new Error('the router no longer reloads where code is missing');
    },
  };
}

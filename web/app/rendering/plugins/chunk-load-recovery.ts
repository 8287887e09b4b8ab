import type { Plugin } from 'vite';

const RELOAD = 'window.location.reload();';

/**
 * Where the code of a page cannot be fetched, the router reloads the page that is still shown: right when the site has another
 * version by now, but without a network it throws people out of the site, onto the browser's own page. So the server is asked
 * first: where it cannot be reached, a page that fails stands in, whose error page says so and loads the real one as soon as it
 * can be (layout/error-page.tsx). It stands in until the next load, as `lacksCode` says: the router asks for a module once, and
 * a rejection it forgets, to show nothing at all the next time.
 */
export function awayFromCode(): Plugin {
  let isChanged = false;
  return {
    name: 'diyar:away-from-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        isChanged = code.includes(RELOAD);
        const ask = `
          const isReached = await fetch('/readyz', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
          if (!isReached) {
            window.lacksCode = true;
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

import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Tells the style sheet when the search that opens a page (`data-search`) has gone above the window: the header offers its own then. */
export function HeroWatch() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another search, or none
  useEffect(() => {
    const hero = document.querySelector<HTMLElement>('[data-search=hero]');
    if (hero === null) return;
    const watch = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute('data-scrolled', entry?.isIntersecting === false);
    });
    watch.observe(hero);
    return () => {
      watch.disconnect();
      document.documentElement.removeAttribute('data-scrolled');
    };
  }, [pathname]);
  return null;
}

import { Suspense } from 'react';
import { preserveSsrFallback } from '../rendering/preserve-ssr-fallback.ts';
import { ThemeToggle } from './theme/theme-toggle.tsx';

/** Drawn by the server; its code and sentences come after the first paint. */
const FooterColumns = preserveSsrFallback(async () => (await import('./worded-footer.tsx')).WordedFooter);

/** The end of every page; not where someone is paying. */
export function SiteFooter() {
  return (
    <footer className="drawn-later mt-10 md:mt-16 print:hidden border-t border-line bg-sunken max-lg:[body:has([data-floats])_&]:pb-14 [body:has([data-paying])_&]:hidden [--likely:49rem] md:[--likely:30rem]">
      <div className="page grid gap-5 pt-8 pb-4 md:gap-8 md:pt-10">
        <Suspense>
          <FooterColumns />
        </Suspense>
        <div className="-mx-3 -mt-2 md:-mt-4">
          <ThemeToggle isWorded />
        </div>
      </div>
    </footer>
  );
}

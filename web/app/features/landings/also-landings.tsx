import { useTranslations } from '../../i18n/translations.ts';
import { type LandingLink, LandingLinks } from './landing-links.tsx';

/** Below the results: the searches of the same city that have a page of their own. */
export function AlsoLandings({ links }: { links: readonly LandingLink[] }) {
  const t = useTranslations('results');
  if (links.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <h2 className="text-lg font-bold">{t('landings')}</h2>
      <LandingLinks links={links} />
    </section>
  );
}

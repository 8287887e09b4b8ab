import { useLang } from '../i18n/lang.ts';
import { useSite } from './site-data.ts';
import { siteThing } from './site-thing.ts';
import { StructuredData } from './structured-data.tsx';

/** The site for search engines. */
export function SiteData() {
  const lang = useLang();
  const site = useSite();
  return <StructuredData thing={import.meta.env.SSR && site !== undefined ? siteThing(site, lang) : null} />;
}

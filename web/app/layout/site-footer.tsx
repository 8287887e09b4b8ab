import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { paths } from '../site/paths.ts';
import { Logo } from './logo.tsx';

/** Links only to pages that exist. */
export function SiteFooter() {
  const t = useTranslations();
  const to = paths(useLang());
  const links = [
    [to.results(), t('shell.deals')],
    [to.verified(), t('shell.verified')],
    [to.map(), t('shell.map')],
    [to.page('business'), t('shell.business')],
    [to.page('help'), t('shell.help')],
    [to.page('about'), t('shell.about')],
    [to.contact(), t('shell.contact')],
    [to.terms(), t('shell.terms')],
    [to.serviceAgreement(), t('shell.serviceAgreement')],
    [to.page('privacy-policy'), t('shell.privacy')],
  ] as const;
  return (
    <footer className="drawn-later mt-16 print:hidden border-t border-line bg-sunken max-lg:[body:has([data-floats])_&]:pb-14 [--likely:22rem] md:[--likely:14rem]">
      <div className="page grid gap-6 py-10 md:grid-cols-[1fr_auto] md:items-start">
        <div className="grid max-w-md gap-3">
          <Logo name={t('common.appName')} />
          <p className="text-soft">{t('shell.tagline')}</p>
        </div>
        <nav aria-label={t('shell.footerNav')}>
          <ul className="flex flex-wrap gap-x-6 md:max-w-md">
            {links.map(([address, text]) => (
              <li key={address}>
                <Link to={address} className="inline-flex min-h-11 items-center hover:underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-xs text-faint">{t('shell.rights')}</p>
      </div>
    </footer>
  );
}

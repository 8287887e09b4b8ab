import type { ReactNode } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { LogoMark } from '../../layout/logo.tsx';
import { ThemeToggle } from '../../layout/theme/theme-toggle.tsx';
import { Toasts } from '../../layout/toasts.tsx';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { moneyPaths } from '../../site/money-paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { useMedia } from '../../ui/use-media.ts';
import { PhoneSections } from './phone-sections.tsx';
import { SectionsList } from './sections-list.tsx';
import { SignOut } from './sign-out.tsx';
import type { OperatorFacts } from './use-operator.ts';

/**
 * The console's own frame: its name at the top, its sections on the start side, behind a button where there is no room for
 * them, then the work. Nothing of the public site is loaded with it.
 */
export function ConsoleFrame({
  operator,
  children,
}: {
  operator: OperatorFacts | null;
  children: ReactNode;
}) {
  const t = useTranslations();
  const isWide = useMedia('(width >= 80rem)', false);
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 -translate-y-20 rounded-base bg-primary px-4 py-2 font-bold text-on-primary focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <TopBar operator={operator} isWide={isWide} />
      <div className="xl:flex">
        {operator !== null && isWide ? (
          <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] w-[248px] shrink-0 overflow-y-auto border-e border-line bg-surface px-3 py-4 print:hidden">
            <nav aria-label={t('console.nav')}>
              <Sections operator={operator} />
            </nav>
          </aside>
        ) : null}
        <main id="content" tabIndex={-1} className="page min-w-0 py-5 outline-none">
          {children}
        </main>
      </div>
      <Toasts />
    </>
  );
}

function TopBar({ operator, isWide }: { operator: OperatorFacts | null; isWide: boolean }) {
  const t = useTranslations();
  const to = deskPaths(useLang());
  return (
    <header data-top-bar className="sticky top-0 z-30 border-b border-line bg-surface print:static">
      <div className="flex h-14 items-center gap-x-2 px-4 md:px-6">
        {operator === null || isWide ? null : (
          <PhoneSections>{(close) => <Sections operator={operator} onFollow={close} />}</PhoneSections>
        )}
        <Link to={to.console()} className="me-auto flex min-h-11 items-center gap-2 rounded-base">
          <LogoMark className="h-6 max-xs:hidden" />
          <span className="optical font-bold whitespace-nowrap text-ink">{t('console.name')}</span>
        </Link>
        <div className="flex items-center print:hidden">
          <LanguageSwitch />
          <ThemeToggle />
          {operator === null ? null : <SignOut operator={operator} />}
        </div>
      </div>
    </header>
  );
}

/** The parts of the console that the operator's roles open. */
function Sections({ operator, onFollow }: { operator: OperatorFacts; onFollow?: () => void }) {
  const t = useTranslations('console');
  const lang = useLang();
  const to = deskPaths(lang);
  const sections = [
    { right: 'desk', href: to.console(), name: t('desk') },
    { right: 'ads', href: to.consoleAds(), name: t('ads.title') },
    { right: 'licences', href: to.consoleLicences(), name: t('ads.licencesTitle') },
    { right: 'offices', href: deskPaths(lang).consoleOffices(), name: t('offices') },
    { right: 'reports', href: to.consoleReports(), name: t('reports.title') },
    { right: 'requests', href: requestPaths(lang).console(), name: t('requests') },
    { right: 'tickets', href: deskPaths(lang).consoleTickets(), name: t('tickets') },
    { right: 'bookings', href: planPaths(lang).consoleBookings(), name: t('bookings') },
    { right: 'accounts', href: deskPaths(lang).consoleAccounts(), name: t('accounts') },
    { right: 'messages', href: deskPaths(lang).consoleMessages(), name: t('messages') },
    { right: 'operators', href: to.consoleOperators(), name: t('operators.title') },
    { right: 'plans', href: planPaths(lang).consolePlans(), name: t('plans') },
    { right: 'transfers', href: planPaths(lang).consoleTransfers(), name: t('transfers') },
    { right: 'transfers', href: moneyPaths(lang).consoleRefunds(), name: t('refunds') },
    { right: 'transfers', href: moneyPaths(lang).consoleMoneyCases(), name: t('moneyCases') },
    { right: 'claims', href: planPaths(lang).consoleClaims(), name: t('claims') },
    { right: 'ledger', href: planPaths(lang).consoleLedger(), name: t('ledger') },
    { right: 'ledger', href: moneyPaths(lang).consoleSettlements(), name: t('settlements') },
    { right: 'payouts', href: moneyPaths(lang).consolePayouts(), name: t('payouts') },
    { right: 'fees', href: moneyPaths(lang).consoleFees(), name: t('fees') },
    { right: 'content', href: deskPaths(lang).consolePages(), name: t('pages') },
    { right: 'content', href: deskPaths(lang).consoleSite(), name: t('site') },
    { right: 'names', href: deskPaths(lang).consolePlaces(), name: t('places') },
    { right: 'names', href: deskPaths(lang).consoleKinds(), name: t('kinds') },
    { right: 'broadcasts', href: deskPaths(lang).consoleBroadcasts(), name: t('broadcasts') },
    { right: 'figures', href: deskPaths(lang).consoleFigures(), name: t('figures') },
    { right: 'jobs', href: deskPaths(lang).consoleJobs(), name: t('jobs') },
    { right: 'settings', href: to.consoleSettings(), name: t('settingsTitle') },
    { right: 'settings', href: deskPaths(lang).consoleMinimumPrices(), name: t('minimumPrices.title') },
    { right: 'settings', href: deskPaths(lang).consoleRentFreezes(), name: t('rentFreezes') },
    { right: 'settings', href: deskPaths(lang).consoleSeasons(), name: t('seasons') },
    { right: 'audit', href: to.consoleAudit(), name: t('auditTitle') },
  ] as const;
  const opened = sections.filter(({ right }) => operator.rights.includes(right));
  return <SectionsList sections={opened} {...(onFollow && { onFollow })} />;
}

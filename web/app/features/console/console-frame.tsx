import type { ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import { NavLink } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { LogoMark } from '../../layout/logo.tsx';
import { ThemeToggle } from '../../layout/theme-toggle.tsx';
import { Toasts } from '../../layout/toasts.tsx';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { moneyPaths } from '../../site/money-paths.ts';
import { paths } from '../../site/paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type OperatorFacts, useSetOperator } from './use-operator.ts';

/** The console's own frame: its name and its sections at the top, then the work. Nothing of the public site is loaded with it. */
export function ConsoleFrame(props: { operator: OperatorFacts | null; children: ReactNode }) {
  const t = useTranslations();
  const to = paths(useLang());
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 -translate-y-20 rounded-base bg-primary px-4 py-2 font-bold text-on-primary focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="page flex min-h-14 flex-wrap items-center gap-x-4">
          <Link to={to.console()} className="me-auto flex min-h-11 items-center gap-2 rounded-base">
            <LogoMark className="h-6" />
            <span className="optical font-bold text-ink">{t('console.name')}</span>
          </Link>
          {props.operator === null ? null : <Sections operator={props.operator} />}
          <div className="flex items-center">
            <LanguageSwitch />
            <ThemeToggle />
            {props.operator === null ? null : <SignOut operator={props.operator} />}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page py-5 outline-none">
        {props.children}
      </main>
      <Toasts />
    </>
  );
}

/** The parts of the console that the operator's roles open. */
function Sections({ operator }: { operator: OperatorFacts }) {
  const t = useTranslations('console');
  const lang = useLang();
  const to = paths(lang);
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
    { right: 'claims', href: planPaths(lang).consoleClaims(), name: t('claims') },
    { right: 'ledger', href: planPaths(lang).consoleLedger(), name: t('ledger') },
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
    { right: 'settings', href: deskPaths(lang).consoleSeasons(), name: t('seasons') },
    { right: 'audit', href: to.consoleAudit(), name: t('auditTitle') },
  ] as const;
  const opened = sections.filter(({ right }) => operator.rights.includes(right));
  return (
    <nav aria-label={t('nav')} className="order-last flex w-full gap-1 overflow-x-auto">
      {opened.map(({ href, name }) => (
        <NavLink
          key={href}
          end
          to={href}
          className="optical inline-flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-primary"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

function SignOut(props: { operator: OperatorFacts }) {
  const t = useTranslations('console');
  const setOperator = useSetOperator();
  const signOut = async () => {
    try {
      await callApi('DELETE /api/v1/console/session');
    } catch (error) {
      // A session that has ended is as good as signed out; anything else has not happened, and is said.
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') return void toast.error(error.msg);
    }
    setOperator(null);
    toast.success(t('signedOut'));
  };
  return (
    <>
      <bdi className="hidden max-w-40 truncate ps-3 font-medium lg:block">{props.operator.name}</bdi>
      <IconButton label={t('signOut')} onClick={() => void signOut()}>
        <Icon name="logout" />
      </IconButton>
    </>
  );
}

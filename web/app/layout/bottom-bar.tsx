import { NavLink, useLocation } from 'react-router';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { useSession } from '../session/session.ts';
import { paths } from '../site/paths.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { AccountSheetButton } from './account/account-sheet-button.tsx';
import { useFavouritesPath } from './account/use-favourites-path.ts';

const ITEM = 'flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs whitespace-nowrap';

/** The phone's bar: home, search, favourites, my bookings, account. Pages with a bar of their own hide it by `data-own-bar`. */
export function BottomBar() {
  const t = useTranslations('shell');
  const lang = useLang();
  const to = paths(lang);
  const { pathname, search } = useLocation();
  const signedIn = useSession().status === 'signed_in';
  const here = `${pathname}${search}`;
  return (
    <nav
      aria-label={t('mainNav')}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[repeat(5,auto)] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden [body:has([data-own-bar],[data-paying])_&]:hidden"
    >
      <BarLink to={to.home()} icon="home" text={t('home')} />
      <BarLink to={to.results()} icon="search" text={t('searchShort')} />
      <BarLink to={useFavouritesPath()} icon="heart" text={t('favourites')} />
      <BarLink
        to={signedIn ? to.reservations() : to.signIn({ returnTo: to.reservations() })}
        icon="calendar"
        text={t('reservations')}
        isQuiet={!signedIn}
      />
      {signedIn ? (
        <AccountSheetButton className={`${ITEM} text-soft`} text={t('account')} />
      ) : (
        <BarLink to={to.signIn({ returnTo: here })} icon="user" text={t('account')} />
      )}
    </nav>
  );
}

/** `isQuiet`: it leads to sign-in on the way, which another item already stands for. */
function BarLink(props: { to: string; icon: IconName; text: string; isQuiet?: boolean }) {
  return (
    <NavLink
      to={props.to}
      end
      aria-current={props.isQuiet ? false : 'page'}
      className={({ isActive }) =>
        `${ITEM} ${isActive && !props.isQuiet ? 'font-bold text-primary' : 'text-soft'}`
      }
    >
      <Icon name={props.icon} />
      {props.text}
    </NavLink>
  );
}

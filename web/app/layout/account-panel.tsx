import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { endSession, revokeEverywhere, signOutHere, switchAccount } from '../session/change-session.ts';
import { useSession } from '../session/session.ts';
import { deskPaths } from '../site/desk-paths.ts';
import { paths } from '../site/paths.ts';
import { supplyPaths } from '../site/supply-paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { releaseEntry } from '../ui/use-back-closes.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx';

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-base px-3 py-1.5 text-start transition-colors hover:bg-sunken';

/** Who acts now, the other accounts, my pages (not where they stand beside it: `isShort`), signing out. */
export function AccountPanel(props: { onDone: () => void; isShort?: boolean }) {
  const t = useTranslations();
  const { user } = useSession();
  const actions = useAccountActions(props.onDone);
  const [asking, setAsking] = useState<'everywhere' | 'add' | null>(null);
  const others = user?.accounts.filter((account) => account.id !== user.id) ?? [];
  const hasOrdinary = user?.accounts.some((account) => account.user_type === 'ordinary') ?? true;
  return (
    <div className="grid gap-1">
      {user === null ? null : (
        <div className="flex items-center gap-3 p-3">
          <Avatar name={user.name} />
          <div className="min-w-0">
            <p className="truncate font-bold">{user.name}</p>
            <p className="text-xs text-soft">{t(`common.accountKind.${user.user_type}`)}</p>
          </div>
        </div>
      )}
      {props.isShort ? null : <OwnPages onDone={props.onDone} />}
      {others.map((account) => (
        <Row key={account.id} icon="users" onPress={() => actions.switchTo(account.id, account.name)}>
          {t('shell.switchTo', { name: account.name })}
          <span className="block text-xs text-soft">{t(`common.accountKind.${account.user_type}`)}</span>
        </Row>
      ))}
      {hasOrdinary ? null : (
        <Row icon="plus" onPress={() => setAsking('add')}>
          {t('shell.addOrdinary')}
        </Row>
      )}
      <hr className="my-1 border-line" />
      <Row icon="logout" onPress={actions.leaveHere}>
        {t('shell.signOut')}
      </Row>
      <Row icon="shield" onPress={() => setAsking('everywhere')}>
        {t('shell.signOutEverywhere')}
      </Row>
      <SignOutEverywhereDialog
        isOpen={asking === 'everywhere'}
        onClose={() => setAsking(null)}
        onConfirm={actions.leaveEverywhere}
      />
      <AddAccountDialog isOpen={asking === 'add'} onClose={() => setAsking(null)} />
    </div>
  );
}

function Row(props: { icon: IconName; onPress: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={ROW} onClick={props.onPress}>
      <Icon name={props.icon} />
      <span className="min-w-0">{props.children}</span>
    </button>
  );
}

function OwnPages(props: { onDone: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  return (
    <>
      <Link to={deskPaths(lang).home()} className={ROW} onClick={props.onDone}>
        <Icon name="list" />
        {t('shell.dashboard')}
      </Link>
      <Link to={paths(lang).reservations()} className={ROW} onClick={props.onDone}>
        <Icon name="calendar" />
        {t('shell.reservations')}
      </Link>
      <Link to={paths(lang).favourites()} className={ROW} onClick={props.onDone}>
        <Icon name="heart" />
        {t('shell.favourites')}
      </Link>
      <Link to={supplyPaths(lang).properties()} className={ROW} onClick={props.onDone}>
        <Icon name="home" />
        {t('shell.ownAds')}
      </Link>
      <Link to={paths(lang).reports()} className={ROW} onClick={props.onDone}>
        <Icon name="warning" />
        {t('shell.reports')}
      </Link>
      <Link to={paths(lang).myInfo()} className={ROW} onClick={props.onDone}>
        <Icon name="user" />
        {t('shell.myInfo')}
      </Link>
    </>
  );
}

function useAccountActions(onDone: () => void) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const home = paths(useLang()).home();
  /** Closes the panel, ends the session by `end` and goes home in one breath: a page of one's own leaves by itself then. */
  const leave = async (end: () => Promise<void> | void) => {
    const replace = releaseEntry();
    onDone();
    const ending = end();
    void navigate(home, { replace });
    await ending;
    toast.success(t('signedOut'));
  };
  const tell = (error: unknown) => {
    if (error instanceof ApiError && error.code !== 'invalid_token') toast.error(error.msg);
  };
  return {
    leaveHere: () => void leave(signOutHere),
    /** Until the API has done it, everything stays as it is, the question too. */
    leaveEverywhere: () =>
      revokeEverywhere()
        .then(() => leave(endSession))
        .catch(tell),
    switchTo: (id: string, name: string) => {
      onDone();
      switchAccount(id)
        .then(() => toast.success(t('switched', { name })))
        .catch(tell);
    },
  };
}

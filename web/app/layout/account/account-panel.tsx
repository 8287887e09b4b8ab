import type { Standing } from '@diyar/contract/words/team-rights';
import { Suspense, useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { useSession } from '../../session/session.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { BookingsLink, PANEL_ROW, PanelLink } from './panel-link.tsx';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx';
import { useAccountActions } from './use-account-actions.ts';

const SupplyLink = late(async () => (await import('./supply-link.tsx')).SupplyLink);
const RoleWord = lateWithSentences(async () => (await import('./role-word.tsx')).RoleWord, {
  ar: () => [import('@diyar/messages/ar/team-words')],
  en: () => [import('@diyar/messages/en/team-words')],
});

/** The account that acts now, links to its pages (not where they stand beside it: `isShort`), the person's other accounts, and signing out. */
export function AccountPanel(props: { onDone: () => void; isShort?: boolean }) {
  const t = useTranslations();
  const actions = useAccountActions(props.onDone);
  const [asking, setAsking] = useState<'everywhere' | 'add' | null>(null);
  return (
    <div className="grid gap-1">
      <ActingAccount />
      {props.isShort ? null : <AccountLinks onDone={props.onDone} />}
      <OtherAccounts switchTo={actions.switchTo} onAdd={() => setAsking('add')} />
      <hr className="my-1 border-line" />
      <div className="-mx-0.5 *:*:w-full *:*:text-ink">
        <ThemeToggle isWorded />
      </div>
      <Row icon="logout" onPress={actions.leaveHere}>
        {t('shell.signOut')}
      </Row>
      <Row icon="shield" onPress={() => setAsking('everywhere')}>
        {t('accountPanel.signOutEverywhere')}
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

function ActingAccount() {
  const t = useTranslations('common.accountKind');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <div className="flex items-center gap-3 p-3">
      <Avatar name={user.name} />
      <div className="min-w-0">
        <p dir="auto" className="truncate font-bold">
          {user.name}
        </p>
        <p className="text-xs text-soft">
          {t(user.user_type)}
          <RoleNote role={user.role} />
        </p>
      </div>
    </div>
  );
}

/** The role in an account that is somebody else's; a profile kept by an earlier release says none. */
function RoleNote({ role }: { role: Standing | undefined }) {
  if (role === undefined || role === 'owner') return null;
  return (
    <Suspense>
      <RoleWord role={role} />
    </Suspense>
  );
}

function AccountLinks({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const to = paths(lang);
  return (
    <>
      <PanelLink path={deskPaths(lang).home()} icon="list" name={t('shell.dashboard')} onDone={onDone} />
      <BookingsLink onDone={onDone} />
      <PanelLink path={to.favourites()} icon="heart" name={t('shell.favourites')} onDone={onDone} />
      <Suspense fallback={<div className="min-h-11" />}>
        <SupplyLink onDone={onDone} />
      </Suspense>
      <PanelLink path={to.reports()} icon="warning" name={t('accountPanel.reports')} onDone={onDone} />
      <PanelLink path={to.myInfo()} icon="user" name={t('accountPanel.myInfo')} onDone={onDone} />
    </>
  );
}

/** The person's other accounts, and adding an ordinary one where there is none. */
function OtherAccounts(props: { switchTo: (id: string, name: string) => void; onAdd: () => void }) {
  const t = useTranslations();
  const { user } = useSession();
  if (user === null) return null;
  const others = user.accounts.filter((account) => account.id !== user.id);
  const hasOrdinary = user.accounts.some((account) => account.user_type === 'ordinary');
  return (
    <>
      {others.map((account) => (
        <Row key={account.id} icon="users" onPress={() => props.switchTo(account.id, account.name)}>
          {t('accountPanel.switchTo', { name: account.name })}
          <span className="block text-xs text-soft">
            {t(`common.accountKind.${account.user_type}`)}
            <RoleNote role={account.role} />
          </span>
        </Row>
      ))}
      {hasOrdinary ? null : (
        <Row icon="plus" onPress={props.onAdd}>
          {t('accountPanel.addOrdinary')}
        </Row>
      )}
    </>
  );
}

function Row(props: { icon: IconName; onPress: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={PANEL_ROW} onClick={props.onPress}>
      <Icon name={props.icon} />
      <span className="min-w-0">{props.children}</span>
    </button>
  );
}

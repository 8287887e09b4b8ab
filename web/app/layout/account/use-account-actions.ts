import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { endSession, revokeEverywhere, signOutHere, switchAccount } from '../../session/change-session.ts';
import { paths } from '../../site/paths.ts';
import { leaveEntry } from '../../ui/leave-entry.ts';

/** Signing out here or everywhere, and switching accounts; `onDone` closes the panel. Refusals are shown as notices. */
export function useAccountActions(onDone: () => void) {
  const t = useTranslations();
  const navigate = useNavigate();
  const home = paths(useLang()).home();
  /** Closes the panel, ends the session by `end` and goes home in one step: a page that needs a session leaves by itself. */
  const leave = async (end: () => Promise<void> | void) => {
    await leaveEntry();
    onDone();
    const ending = end();
    void navigate(home);
    await ending;
    toast.success(t('shell.signedOut'));
  };
  const tell = (error: unknown) => {
    if (error instanceof ApiError && error.code !== 'invalid_token') toast.error(error.msg);
  };
  return {
    leaveHere: () => void leave(signOutHere),
    /** Everything stays as it is, the question too, until the API has done it. */
    leaveEverywhere: () =>
      revokeEverywhere()
        .then(() => leave(endSession))
        .catch(tell),
    switchTo: (id: string, name: string) => {
      onDone();
      switchAccount(id)
        .then(() => toast.success(t('accountPanel.switched', { name })))
        .catch(tell);
    },
  };
}

import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { endSession } from '../../session/change-session.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { leaveEntry } from '../../ui/leave-entry.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useChange } from './use-team.ts';

/** The member's own way out of a team; their session for its account ends with it. */
export function LeaveTeam() {
  const t = useTranslations('team.leave');
  const navigate = useNavigate();
  const lang = useLang();
  const name = useSession().user?.name ?? '';
  const [isAsking, setAsking] = useState(false);
  const { pending, run } = useChange(() => {});
  const leave = () =>
    run(async () => {
      await callApi('DELETE /api/v1/team/me', { lang });
      await leaveEntry();
      endSession();
      toast.success(t('done', { name }));
      void navigate(paths(lang).home());
    });
  return (
    <div className="justify-self-start">
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('act')}
      </Button>
      <AskDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('title', { name })}
        text={t('text')}
        act={t('act')}
        pending={pending}
        onConfirm={() => void leave()}
      />
    </div>
  );
}

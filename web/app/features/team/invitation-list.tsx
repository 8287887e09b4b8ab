import type { Invitation } from '@diyar/contract/people/team';
import { dateText } from '@diyar/contract/values/format';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { switchAccount } from '../../session/change-session.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useChange } from './use-team.ts';

/** Invitations of offices to the reader; accepting one goes on in its account. */
export function InvitationList(props: { invitations: readonly Invitation[]; lookAgain: () => void }) {
  const t = useTranslations('team.invitation');
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('list')}</h2>
      <ul className="grid gap-3">
        {props.invitations.map((invitation) => (
          <One key={invitation.id} invitation={invitation} lookAgain={props.lookAgain} />
        ))}
      </ul>
    </section>
  );
}

function One({ invitation, lookAgain }: { invitation: Invitation; lookAgain: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const navigate = useNavigate();
  const { pending, run } = useChange(lookAgain);
  const { id, account, role, expires_at } = invitation;
  const { name } = account;
  const decide = (decision: 'accepted' | 'declined') =>
    run(async () => {
      const call = { params: { id }, body: { decision }, lang };
      const { account_id } = await callApi('POST /api/v1/invitations/{id}/decision', call);
      toast.success(t(`team.invitation.${decision}`, { name }));
      if (decision === 'declined') return lookAgain();
      await switchAccount(account_id);
      void navigate(deskPaths(lang).home());
    });
  const does = { role: t(`teamWords.roles.${role}`), what: t(`team.what.${role}`) };
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-4 border-s-4 border-s-gold p-5">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <p className="font-bold">{t('team.invitation.title', { name })}</p>
        <p className="text-sm">{t('team.invitation.role', does)}</p>
        <p className="text-xs text-soft">
          {t('team.invitation.until', { date: ltrText(dateText(expires_at)) })}
        </p>
      </div>
      <div className="flex gap-3">
        <Button pending={pending} onClick={() => void decide('accepted')}>
          {t('team.invitation.accept')}
        </Button>
        <Button kind="secondary" pending={pending} onClick={() => void decide('declined')}>
          {t('team.invitation.decline')}
        </Button>
      </div>
    </Card>
  );
}

import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { TeamList } from './team-list.tsx';
import { type TeamProps, useInvitations, useTeam } from './use-team.ts';

/** Who acts for an office, and the invitations of other offices to the reader. */
export function TeamPage() {
  const t = useTranslations('team');
  const isBusiness = useSession().userType === 'bussines';
  const invitations = useInvitations();
  const asked = invitations.data?.items ?? [];
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 lg:py-8">
      {isBusiness ? null : <PageHead title={t('title')} />}
      {asked.length === 0 ? null : (
        <InvitationList invitations={asked} lookAgain={() => void invitations.refetch()} />
      )}
      {isBusiness ? <OwnTeam /> : null}
      {!isBusiness && invitations.isSuccess && asked.length === 0 ? (
        <EmptyState drawing="door" title={t('notBusiness')} text={t('notBusinessText')} />
      ) : null}
    </div>
  );
}

function OwnTeam() {
  const t = useTranslations('team');
  const { data, error, refetch, keep } = useTeam();
  if (data !== undefined) return <Shown team={data} keep={keep} lookAgain={() => void refetch()} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown(props: TeamProps) {
  const t = useTranslations('team');
  const lang = useLang();
  const { items, roles, my_role } = props.team;
  const manages = roles.length > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead', { count: items.filter(({ state }) => state === 'active').length })}
      />
      {manages ? null : <Notice tone="info">{t('onlyManagers')}</Notice>}
      <div className={manages ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]' : 'grid gap-6'}>
        {/* On a phone the people come first: they are what the page is about. */}
        <TeamList {...props} />
        {manages ? <InviteForm key={lang} {...props} /> : null}
      </div>
      {my_role === 'owner' ? null : <LeaveTeam />}
    </>
  );
}

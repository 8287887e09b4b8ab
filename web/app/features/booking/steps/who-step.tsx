import { Suspense, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { phoneText } from '../../../i18n/phone.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { AddAccountDialog } from '../../../layout/account/add-account-dialog.tsx';
import { Link } from '../../../rendering/link.tsx';
import { switchAccount } from '../../../session/change-session.ts';
import type { Session } from '../../../session/session.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PassportStep } from '../../foreign-guests/late-parts.ts';

/** The step that says who books: sign-in for a guest; the passport of one with a foreign number; for a business account the brief's message and a link to an ordinary one. */
export function WhoStep(props: { session: Session; signInPath: string }) {
  const { session, signInPath } = props;
  const t = useTranslations('booking.page');
  if (session.status === 'unknown') return <Skeleton className="h-20" />;
  if (session.user?.needs_passport)
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <PassportStep />
      </Suspense>
    );
  if (session.status === 'signed_in') return <BusinessCannotBook session={session} />;
  return (
    <>
      <p className="text-soft">{t('whoGuest')}</p>
      <Link to={signInPath} className={`${buttonLook('primary', 'large')} sm:justify-self-start`}>
        {t('signIn')}
      </Link>
    </>
  );
}

function BusinessCannotBook({ session }: { session: Session }) {
  const t = useTranslations('booking.page');
  const [isAdding, setAdding] = useState(false);
  const [isSwitching, setSwitching] = useState(false);
  const ordinary = session.user?.accounts.find(({ user_type }) => user_type === 'ordinary');
  const change = async (id: string) => {
    setSwitching(true);
    try {
      await switchAccount(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setSwitching(false);
    }
  };
  return (
    <>
      <Notice tone="warning" icon="info">
        {t('business')}
      </Notice>
      <p className="text-soft">{t('businessText')}</p>
      <div>
        {ordinary === undefined ? (
          <Button size="large" onClick={() => setAdding(true)}>
            {t('createOrdinary')}
          </Button>
        ) : (
          <Button size="large" pending={isSwitching} onClick={() => void change(ordinary.id)}>
            {t('switchOrdinary', { name: ordinary.name })}
          </Button>
        )}
      </div>
      <AddAccountDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

/** The name and phone a booking is made in. */
export function WhoSummary({ session }: { session: Session }) {
  const t = useTranslations('booking.page');
  if (session.user === null) return <Skeleton className="h-5 w-40" />;
  return (
    <p>
      {t('whoYou')} <bdi className="font-medium text-ink">{session.user.name}</bdi>
      {' · '}
      <bdi dir="ltr" className="tabular">
        {phoneText(session.user.phone)}
      </bdi>
    </p>
  );
}

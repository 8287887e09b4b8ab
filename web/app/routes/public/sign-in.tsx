import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate, useSearchParams } from 'react-router';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { safeReturnTo } from '../../site/paths.ts';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/sign-in.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.signIn.title, noindex: true });

/** Signing in; whoever is signed in goes on to where they came from. */
export default function SignInPage() {
  const t = useTranslations('signIn');
  const navigate = useNavigate();
  const returnTo = safeReturnTo(useSearchParams()[0].get('returnTo'), useLang());
  const isSignedIn = useSession().status === 'signed_in';
  useEffect(() => {
    if (!isSignedIn) return;
    toast.success(t('welcome'), { id: 'welcome' });
    void navigate(returnTo, { replace: true });
  }, [isSignedIn, navigate, returnTo, t]);
  return (
    <div className="page grid max-w-lg py-8 md:py-16">
      <Card className="p-6 md:p-8">
        <SignInForm />
      </Card>
    </div>
  );
}

import type { Lang } from '@diyar/messages/messages';
import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { safeReturnTo } from '../../site/paths.ts';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/sign-in.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.signIn.title, noindex: true });

/** The page of the team where an invitation waits; undefined where none does, or it could not be asked. */
async function wayToInvitations(lang: Lang): Promise<string | undefined> {
  try {
    const { items } = await callApi('GET /api/v1/invitations', { lang });
    return items.length === 0 ? undefined : deskPaths(lang).team();
  } catch {
    return undefined;
  }
}

/** Signing in; whoever is signed in goes on to where they came from. */
export default function SignInPage() {
  const t = useTranslations('signIn');
  const navigate = useNavigate();
  const lang = useLang();
  const aim = useSearchParams()[0].get('returnTo');
  const returnTo = safeReturnTo(aim, lang);
  const isSignedIn = useSession().status === 'signed_in';
  useEffect(() => {
    if (!isSignedIn) return;
    toast.success(t('welcome'), { id: 'welcome' });
    // Without a page to return to, invitations to teams are shown first.
    const way = aim === null ? wayToInvitations(lang) : Promise.resolve(undefined);
    void way.then((team) => navigate(team ?? returnTo, { replace: true }));
  }, [isSignedIn, navigate, aim, returnTo, lang, t]);
  return (
    <div className="page grid max-w-lg py-8 md:py-16">
      <Card className="p-6 md:p-8">
        <SignInForm />
      </Card>
    </div>
  );
}

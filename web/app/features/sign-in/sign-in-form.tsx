import { Suspense } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeStep } from './code-step.tsx';
import { ForeignProfileStep } from './late-foreign.ts';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { useSignInDraft } from './sign-in-draft.ts';
import { useAbroad } from './use-abroad.ts';
import { useSignIn } from './use-sign-in.ts';

/** Number → code → (for a new number) profile. Being signed in is the session's news; this form only gets there. */
export function SignInForm() {
  const t = useTranslations('signIn');
  const [draft, change] = useSignInDraft();
  const abroad = useAbroad();
  const isForeign = draft.sentTo !== '' && !draft.sentTo.startsWith('+966');
  const { errors, pending, sendCode, takeToken } = useSignIn(draft, change);
  if (draft.step === 'code') {
    return (
      <CodeStep
        draft={draft}
        change={change}
        channels={isForeign ? abroad.channels : undefined}
        error={errors.code}
        problem={errors.form}
        pending={pending}
        onVerify={takeToken}
        onSend={sendCode}
      />
    );
  }
  if (draft.step === 'profile') {
    const profile = {
      ...{ draft, change, error: errors.name, problem: errors.form },
      isPending: pending === 'token',
      onCreate: () => takeToken(draft.code),
    };
    if (!isForeign) return <ProfileStep {...profile} />;
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <ForeignProfileStep {...profile} isForeign />
      </Suspense>
    );
  }
  return (
    <PhoneStep
      title={t('title')}
      intro={t('intro')}
      draft={draft}
      change={change}
      error={errors.phone}
      problem={errors.form}
      {...{ abroad, retryAt: errors.retryAt }}
      isPending={pending === 'code'}
      onSend={sendCode}
    />
  );
}

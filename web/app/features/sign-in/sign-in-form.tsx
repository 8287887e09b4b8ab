import { useTranslations } from '../../i18n/translations.ts';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { useSignInDraft } from './sign-in-draft.ts';
import { useSignIn } from './use-sign-in.ts';

/** Number → code → (for a new number) profile. Being signed in is the session's news; this form only gets there. */
export function SignInForm() {
  const t = useTranslations('signIn');
  const [draft, change] = useSignInDraft();
  const { errors, pending, sendCode, takeToken } = useSignIn(draft, change);
  if (draft.step === 'code') {
    return (
      <CodeStep
        draft={draft}
        change={change}
        error={errors.code}
        problem={errors.form}
        pending={pending}
        onVerify={takeToken}
        onSend={sendCode}
      />
    );
  }
  if (draft.step === 'profile') {
    return (
      <ProfileStep
        draft={draft}
        change={change}
        error={errors.name}
        problem={errors.form}
        isPending={pending === 'token'}
        onCreate={() => takeToken(draft.code)}
      />
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
      isPending={pending === 'code'}
      onSend={sendCode}
    />
  );
}

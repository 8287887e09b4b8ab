import type { UserType } from '@diyar/contract/accounts';
import { type FormEvent, useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormProblem } from './form-problem.tsx';
import type { SignInDraft } from './sign-in-draft.ts';

/** A number nobody knows yet: kind of account, name, and the terms in force. */
export function ProfileStep(props: {
  draft: SignInDraft;
  change: (changes: Partial<SignInDraft>) => void;
  error: string | undefined;
  /** What no field can mend. */
  problem: string | undefined;
  isPending: boolean;
  onCreate: () => void;
}) {
  const t = useTranslations();
  const { draft, change } = props;
  const [agreeError, setAgreeError] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasName = draft.name.trim() !== '';
    setNameError(hasName ? undefined : t('rules.name_required'));
    setAgreeError(draft.isAgreed ? undefined : t('signIn.agreeNeeded'));
    if (hasName && draft.isAgreed && !props.isPending) props.onCreate();
  };
  const kinds = (['ordinary', 'bussines'] as const).map((value) => ({
    value,
    label: t(`common.accountKind.${value}`),
    text: t(`signIn.${value}Text`),
  }));
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{t('signIn.profileTitle')}</h1>
        <p className="text-soft">{t('signIn.profileIntro')}</p>
      </div>
      <RadioGroup<UserType>
        label={t('signIn.kind')}
        options={kinds}
        value={draft.userType}
        onChange={(userType) => change({ userType })}
      />
      <TextField
        label={t(draft.userType === 'ordinary' ? 'signIn.name' : 'signIn.businessName')}
        name="name"
        autoComplete={draft.userType === 'ordinary' ? 'name' : 'organization'}
        value={draft.name}
        onChange={(name) => {
          change({ name });
          setNameError(undefined);
        }}
        error={nameError ?? props.error}
      />
      <Checkbox
        label={<AgreeText />}
        isSelected={draft.isAgreed}
        onChange={(isAgreed) => {
          change({ isAgreed });
          setAgreeError(undefined);
        }}
        error={agreeError}
      />
      <FormProblem text={props.problem} />
      <Button type="submit" size="large" wide pending={props.isPending}>
        {t('signIn.create')}
      </Button>
    </form>
  );
}

/** The texts open beside this page, so that nothing typed here is left behind. */
function AgreeText() {
  const t = useTranslations('signIn');
  const to = paths(useLang());
  const look = 'font-medium text-primary underline underline-offset-4';
  return t.rich('agree', {
    terms: (words) => (
      <Link to={to.terms()} target="_blank" className={look}>
        {words}
      </Link>
    ),
    privacy: (words) => (
      <Link to={to.page('privacy-policy')} target="_blank" className={look}>
        {words}
      </Link>
    ),
  });
}

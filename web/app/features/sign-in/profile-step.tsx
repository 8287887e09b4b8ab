import type { UserType } from '@diyar/contract/people/accounts';
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

interface ProfileStepProps {
  draft: SignInDraft;
  change: (changes: Partial<SignInDraft>) => void;
  error: string | undefined;
  /** A refusal that belongs to no field. */
  problem: string | undefined;
  isPending: boolean;
  /** A foreign number's is a guest's account, by the name in their passport. */
  isForeign?: boolean;
  onCreate: () => void;
}

/** A new number's kind of account, name and agreement. The API checks them too; an error goes when its field is changed. */
function useProfileForm({ draft, change, isPending, onCreate }: ProfileStepProps) {
  const t = useTranslations();
  const [errors, setErrors] = useState<{ name?: string; isAgreed?: string }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasName = draft.name.trim() !== '';
    setErrors({
      ...(hasName ? {} : { name: t('rules.name_required') }),
      ...(draft.isAgreed ? {} : { isAgreed: t('signIn.agreeNeeded') }),
    });
    if (hasName && draft.isAgreed && !isPending) onCreate();
  };
  const changeName = (name: string) => {
    change({ name });
    setErrors(({ isAgreed }) => (isAgreed === undefined ? {} : { isAgreed }));
  };
  const changeAgreed = (isAgreed: boolean) => {
    change({ isAgreed });
    setErrors(({ name }) => (name === undefined ? {} : { name }));
  };
  return { errors, submit, changeName, changeAgreed };
}

/** The last step for a number without an account: kind of account, name, and the terms in force. */
export function ProfileStep(props: ProfileStepProps) {
  const t = useTranslations();
  const { draft, isForeign } = props;
  const { errors, submit, changeName, changeAgreed } = useProfileForm(props);
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{t('signIn.profileTitle')}</h1>
        <p className="text-soft">{t(isForeign ? 'foreignGuests.nameIntro' : 'signIn.profileIntro')}</p>
      </div>
      {isForeign ? null : (
        <KindField value={draft.userType} onChange={(userType) => props.change({ userType })} />
      )}
      <TextField
        label={
          isForeign
            ? t('foreignGuests.name')
            : t(draft.userType === 'ordinary' ? 'signIn.name' : 'signIn.businessName')
        }
        name="name"
        autoComplete={draft.userType === 'ordinary' ? 'name' : 'organization'}
        value={draft.name}
        hint={!isForeign && draft.userType === 'ordinary' ? t('signIn.nameHint') : undefined}
        onChange={changeName}
        error={errors.name ?? props.error}
      />
      <Checkbox
        label={<AgreeText />}
        isSelected={draft.isAgreed}
        onChange={changeAgreed}
        error={errors.isAgreed}
      />
      <FormProblem text={props.problem} />
      <Button type="submit" size="large" wide pending={props.isPending}>
        {t('signIn.create')}
      </Button>
    </form>
  );
}

function KindField(props: { value: UserType; onChange: (value: UserType) => void }) {
  const t = useTranslations();
  const kinds = (['ordinary', 'bussines'] as const).map((value) => ({
    value,
    label: t(`common.accountKind.${value}`),
    text: t(`signIn.${value}Text`),
  }));
  return <RadioGroup<UserType> label={t('signIn.kind')} options={kinds} {...props} />;
}

/** Opens the texts in another tab, so that nothing typed here is lost. */
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

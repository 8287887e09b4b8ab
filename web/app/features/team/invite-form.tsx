import type { TeamRole } from '@diyar/contract/words/team-rights';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { phoneText } from '../../i18n/phone.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgetDraft, keepDraft, keptDraft } from '../my-info/draft.ts';
import { type TeamProps, useChange } from './use-team.ts';

const DRAFT = 'team-invitation';

interface Typed {
  phone: string;
  role: TeamRole | null;
}
const NOTHING: Typed = { phone: '', role: null };

/** Whether it reads as a Saudi mobile; the API has the last word. */
const isMobile = (phone: string) => /^05\d \d{3} \d{4}$/.test(phoneText(phone));

/** Invites a phone with a role; what is typed outlives a reload. */
export function InviteForm(props: TeamProps) {
  const t = useTranslations();
  const { team } = props;
  const { typed, change, errors, pending, send } = useInvite(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Card className="p-5">
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <div className="grid gap-1">
          <h2 className="text-lg font-bold">{t('team.invite.title')}</h2>
          <p className="text-sm text-soft">{t('team.invite.lead', { days: team.invitation_days })}</p>
        </div>
        <TextField
          label={t('team.invite.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          ltr
          value={typed.phone}
          onChange={(phone) => change({ ...typed, phone })}
          error={errors.phone}
        />
        <RadioGroup<TeamRole>
          label={t('team.role')}
          options={team.roles.map((value) => ({
            value,
            label: t(`teamWords.roles.${value}`),
            text: t(`team.what.${value}`),
          }))}
          value={typed.role}
          onChange={(role) => change({ ...typed, role })}
          error={errors.role}
        />
        <Button type="submit" size="large" pending={pending}>
          {t('team.invite.act')}
        </Button>
      </form>
    </Card>
  );
}

/** What is typed, what is wrong with it, and sending it. */
function useInvite({ keep, lookAgain }: TeamProps) {
  const t = useTranslations();
  const lang = useLang();
  const [typed, setTyped] = useState(() => keptDraft<Typed>(DRAFT) ?? NOTHING);
  const [errors, setErrors] = useState<{ phone?: string | undefined; role?: string | undefined }>({});
  const { pending, run } = useChange(lookAgain);
  const change = (next: Typed) => {
    setTyped(next);
    setErrors({});
    keepDraft(DRAFT, next);
  };
  const send = async () => {
    const { phone, role } = typed;
    const missing = {
      ...(phone.trim() !== '' && !isMobile(phone) && { phone: t('rules.phone_invalid') }),
      ...(phone.trim() === '' && { phone: t('rules.phone_required') }),
      ...(role === null && { role: t('rules.team_role_required') }),
    };
    if (role === null || missing.phone !== undefined) return setErrors(missing);
    const call = async () => {
      keep(await callApi('POST /api/v1/team', { body: { phone, role }, lang }));
      toast.success(t('team.invite.done', { phone: ltrText(phoneText(phone)) }));
      setTyped(NOTHING);
      forgetDraft(DRAFT);
    };
    await run(call, (error) => {
      setErrors({ phone: error.fieldText('phone'), role: error.fieldText('role') });
      return error.code === 'validation_failed';
    });
  };
  return { typed, change, errors, pending, send };
}

import type { TeamLine } from '@diyar/contract/people/team';
import { dateText } from '@diyar/contract/values/format';
import type { TeamRole } from '@diyar/contract/words/team-rights';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { phoneText } from '../../i18n/phone.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { RoleSelect } from './role-select.tsx';
import { type TeamProps, useChange } from './use-team.ts';

const TONES = { active: 'primary', invited: 'info', expired: 'neutral' } as const;

/** The people of an account, then those who are invited. */
export function TeamList(props: TeamProps) {
  const t = useTranslations('team');
  return (
    <Card as="section" className="grid gap-1 p-5">
      <h2 className="pb-2 text-lg font-bold">{t('list')}</h2>
      <ul className="divide-y divide-line">
        {props.team.items.map((line) => (
          <Line key={line.id ?? 'owner'} line={line} {...props} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line, ...props }: TeamProps & { line: TeamLine }) {
  const t = useTranslations();
  const name = useNameOf(line);
  const { state, role } = line;
  return (
    <li className="flex flex-wrap items-center gap-3 py-4">
      {line.name === null ? (
        <span className="grid size-9 place-items-center rounded-pill bg-sunken text-soft">
          <Icon name="user" className="size-5" />
        </span>
      ) : (
        <Avatar name={line.name} />
      )}
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-2 font-bold">
          <span className="truncate">
            <bdi>{name}</bdi>
          </span>
          {line.is_me ? <Badge>{t('team.me')}</Badge> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {line.name === null || line.phone === null ? null : (
            <bdi dir="ltr" className="tabular">
              {phoneText(line.phone)}
            </bdi>
          )}
          <When line={line} />
        </p>
      </div>
      {state === 'active' ? null : (
        <Badge tone={TONES[state]} icon="clock">
          {t(`team.states.${state}`)}
        </Badge>
      )}
      <Acts line={line} name={name} role={role} {...props} />
    </li>
  );
}

/** The name, or the phone of somebody who has not told one yet. */
function useNameOf(line: TeamLine): string {
  const t = useTranslations('team');
  if (line.name !== null) return line.name;
  return line.phone === null ? t('nameless') : ltrText(phoneText(line.phone));
}

function When({ line }: { line: TeamLine }) {
  const t = useTranslations('team');
  const { state, since, expires_at } = line;
  const date = (at: string) => ({ date: ltrText(dateText(at)) });
  if (state === 'active' || expires_at === null) return <span>{t('since', date(since))}</span>;
  return <span>{t(state === 'invited' ? 'invitedUntil' : 'expiredOn', date(expires_at))}</span>;
}

function Acts(props: TeamProps & { line: TeamLine; name: string; role: TeamLine['role'] }) {
  const { line, name, role, team, keep, lookAgain } = props;
  const t = useTranslations();
  const lang = useLang();
  const [isAsking, setAsking] = useState(false);
  const { pending, run } = useChange(lookAgain);
  const { id, abilities } = line;
  const way = line.state === 'active' ? 'remove' : 'withdraw';
  const give = (next: TeamRole) =>
    run(async () => {
      keep(await callApi('PUT /api/v1/team/{id}', { params: { id: id ?? '' }, body: { role: next }, lang }));
      toast.success(t('team.changed'));
    });
  const remove = () =>
    run(async () => {
      const query = { state: line.state === 'active' ? 'active' : 'invited' } as const;
      keep(await callApi('DELETE /api/v1/team/{id}', { params: { id: id ?? '' }, query, lang }));
      toast.success(t(`team.${way}.done`));
    }).then(() => setAsking(false));
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {abilities.change && role !== 'owner' && role !== 'guest' ? (
        <RoleSelect name={name} role={role} roles={team.roles} onChange={(next) => void give(next)} />
      ) : (
        <Badge tone={role === 'owner' ? 'gold' : 'neutral'}>{t(`teamWords.roles.${role}`)}</Badge>
      )}
      {abilities.remove ? (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t(`team.${way}.act`)}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : null}
      <AskDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t(`team.${way}.title`, { name })}
        text={t(`team.${way}.text`)}
        act={t(`team.${way}.act`)}
        pending={pending}
        onConfirm={() => void remove()}
      />
    </div>
  );
}

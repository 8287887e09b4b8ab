import type { TeamRole } from '@diyar/contract/words/team-rights';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { FIELD_LOOK } from '../../ui/text-field.tsx';

/** The role of a line of the list, to be changed in place; whose it is stands beside it to the eye. */
export function RoleSelect(props: {
  name: string;
  role: TeamRole;
  roles: readonly TeamRole[];
  onChange: (role: TeamRole) => void;
}) {
  const t = useTranslations();
  return (
    <span className="relative block max-sm:grow">
      <select
        aria-label={t('team.roleOf', { name: props.name })}
        value={props.role}
        onChange={(event) => props.onChange(event.target.value as TeamRole)}
        className={`${FIELD_LOOK} min-h-11 appearance-none py-0 pe-10 text-sm`}
      >
        {props.roles.map((role) => (
          <option key={role} value={role}>
            {t(`teamWords.roles.${role}`)}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2"
      />
    </span>
  );
}

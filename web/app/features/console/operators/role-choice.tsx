import { OPERATOR_ROLES, type OperatorRole } from '@diyar/contract/words/operator-rights';
import { useTranslations } from '../../../i18n/translations.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNote } from '../../../ui/text-field.tsx';

/** One or several roles, each with what it may do. */
export function RoleChoice(props: {
  roles: readonly OperatorRole[];
  onChange: (roles: OperatorRole[]) => void;
  error: string | undefined;
}) {
  const t = useTranslations('console.operators');
  const { roles } = props;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t('rolesLabel')}</legend>
      {OPERATOR_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={t(`roles.${role}`)}
          hint={t(`roleTexts.${role}`)}
          isSelected={roles.includes(role)}
          onChange={(isSelected) =>
            props.onChange(isSelected ? [...roles, role] : roles.filter((other) => other !== role))
          }
          error={undefined}
        />
      ))}
      <FieldNote id="operator-roles" error={props.error} />
    </fieldset>
  );
}

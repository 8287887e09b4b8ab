import type { Standing } from '@diyar/contract/words/team-rights';
import { useTranslations } from '../../i18n/translations.ts';

/** The name of a role, or of a guest with a foreign number, behind the kind of the account. */
export function RoleWord({ role }: { role: Exclude<Standing, 'owner'> }) {
  const t = useTranslations('teamWords.roles');
  return <> · {t(role)}</>;
}

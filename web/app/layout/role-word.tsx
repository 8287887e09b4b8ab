import type { TeamRole } from '@diyar/contract/words/team-rights';
import { useTranslations } from '../i18n/translations.ts';

/** The name of a role, behind the kind of the account. */
export function RoleWord({ role }: { role: TeamRole }) {
  const t = useTranslations('teamWords.roles');
  return <> · {t(role)}</>;
}

import type { ar } from '@diyar/messages/ar';
import { useTranslations } from '../../i18n/translations.ts';

type NamedKey = keyof typeof ar.console.settings.names;

/** A setting by its name; the API's own list and the names are held together where the API is compiled. */
export function SettingName(props: { settingKey: string }) {
  const t = useTranslations('console.settings.names');
  return t.has(props.settingKey as NamedKey) ? (
    t(props.settingKey as NamedKey)
  ) : (
    <code>{props.settingKey}</code>
  );
}

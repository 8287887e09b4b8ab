import { useTranslations } from '../i18n/translations.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toggleTheme } from './theme.ts';

/** Both drawings are in the page and CSS shows the right one, since only the browser knows the theme. */
export function ThemeToggle() {
  const t = useTranslations('shell');
  return (
    <>
      <span className="dark:hidden">
        <IconButton label={t('toDark')} onClick={toggleTheme}>
          <Icon name="moon" />
        </IconButton>
      </span>
      <span className="hidden dark:block">
        <IconButton label={t('toLight')} onClick={toggleTheme}>
          <Icon name="sun" />
        </IconButton>
      </span>
    </>
  );
}

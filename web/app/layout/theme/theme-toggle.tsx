import { useTranslations } from '../../i18n/translations.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toggleTheme } from './theme.ts';

const WORDED =
  'inline-flex min-h-11 items-center gap-2 rounded-base px-3 text-sm text-soft transition-colors hover:text-ink';

/** Both drawings are in the page and CSS shows the right one, since only the browser knows the theme. `isWorded`: the name beside it. */
export function ThemeToggle({ isWorded }: { isWorded?: boolean }) {
  const t = useTranslations('shell');
  const turn = (icon: 'moon' | 'sun') => {
    const name = t(icon === 'moon' ? 'toDark' : 'toLight');
    if (!isWorded)
      return (
        <IconButton label={name} onClick={toggleTheme}>
          <Icon name={icon} />
        </IconButton>
      );
    return (
      <button type="button" onClick={toggleTheme} className={WORDED}>
        <Icon name={icon} />
        {name}
      </button>
    );
  };
  return (
    <>
      <span className="dark:hidden">{turn('moon')}</span>
      <span className="hidden dark:block">{turn('sun')}</span>
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { ThemeToggle } from '../../layout/theme/theme-toggle.tsx';
import { Link } from '../../rendering/link.tsx';
import { ICON_LOOK } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A page of one task: what it is, a way out, the work. Nothing of the public site stands around it. */
export function WizardFrame(props: {
  title: string;
  /** Below the title: how far one is, whether it is saved. */
  note?: ReactNode;
  /** Where the way out leads. */
  exitTo: string;
  tools?: ReactNode;
  /** From 0 to 1. */
  progress?: number;
  /** Stands at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations();
  const { progress = 0 } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 -translate-y-20 rounded-base bg-primary px-4 py-2 font-bold text-on-primary focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <header data-top-bar className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="page flex min-h-14 items-center gap-2 py-1">
          <Link
            to={props.exitTo}
            aria-label={t('wizard.exit')}
            title={t('wizard.exitHint')}
            className={ICON_LOOK}
          >
            <Icon name="close" />
          </Link>
          <div className="min-w-0 grow">
            <h1 className="truncate font-bold">{props.title}</h1>
            {props.note}
          </div>
          {props.tools}
          <LanguageSwitch />
          <span className="hidden md:block">
            <ThemeToggle />
          </span>
        </div>
        <div aria-hidden="true" className="h-0.5 bg-sunken">
          <div
            className="h-full bg-primary transition-colors"
            style={{ width: `${Math.round(progress * 100)}%` }}
          />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {props.children}
      </main>
      {props.footer === undefined ? null : (
        <footer className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
          {props.footer}
        </footer>
      )}
    </div>
  );
}

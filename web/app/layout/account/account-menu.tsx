import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountPanel } from './account-panel.tsx';

/** The signed-in corner of the header; loaded after hydration only for those who are signed in. */
export function AccountMenu() {
  const t = useTranslations('shell');
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anywhere inside it
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-11 items-center gap-2 rounded-pill border border-line bg-surface ps-1 pe-3 transition-colors hover:bg-sunken"
      >
        <Avatar name={user?.name ?? ''} />
        {user === null ? null : <span className="sr-only">{t('account')}: </span>}
        <span dir="auto" className="max-w-40 truncate font-medium">
          {user?.name ?? t('account')}
        </span>
        <Icon name="chevronDown" className="size-4" />
      </button>
      {isOpen ? (
        <div className="absolute end-0 top-full z-40 mt-2 w-72 rounded-base border border-line bg-surface p-2 shadow-float">
          <AccountPanel onDone={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}

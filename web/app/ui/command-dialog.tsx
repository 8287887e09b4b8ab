import { type ReactNode, type ToggleEvent, useEffect } from 'react';
import { Icon } from './icon.tsx';

const FORM = {
  sheet:
    'mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-full rounded-t-sheet starting:open:translate-y-full md:me-0 md:my-0 md:ms-auto md:h-dvh md:max-h-dvh md:w-[28rem] md:rounded-none md:rounded-s-sheet md:starting:open:translate-y-0 md:starting:open:opacity-0',
  full: 'm-0 h-dvh max-h-dvh w-full max-w-full starting:open:opacity-0',
};

function lockScroll(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}

/** What a button needs to open the dialog with this id, before JavaScript has come too; older browsers wait for it. */
export function opens(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    'aria-haspopup': 'dialog' as const,
    onClick: () => {
      if (!('commandForElement' in HTMLButtonElement.prototype)) dialogOf(id)?.showModal();
    },
  };
}

function dialogOf(id: string): HTMLDialogElement | null {
  return document.getElementById(id) as HTMLDialogElement | null;
}

/** Closes it, as its own button would. */
export function closeCommandDialog(id: string): void {
  dialogOf(id)?.close();
}

/**
 * A modal dialog that stands in the page from the server on, so that it opens and closes without JavaScript. The browser
 * keeps focus inside, closes on Escape and gives focus back. For what is made in the browser use Dialog, Sheet, FullScreen.
 */
export function CommandDialog(props: {
  id: string;
  title: string;
  closeLabel: string;
  form: keyof typeof FORM;
  children: ReactNode;
  footer: ReactNode;
}) {
  const { id } = props;
  useEffect(() => () => lockScroll(false), []);
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onToggle={(event: ToggleEvent<HTMLDialogElement>) => lockScroll(event.newState === 'open')}
      className={`fixed inset-0 bg-surface p-0 text-ink shadow-float transition duration-200 open:flex ${FORM[props.form]}`}
    >
      <div className="flex min-h-0 grow flex-col">
        <header className="flex items-center gap-2 border-b border-line py-2 ps-5 pe-2">
          <h2 id={`${id}-title`} className="grow text-lg font-bold">
            {props.title}
          </h2>
          {/* A form of the dialog's own method closes it without JavaScript. */}
          <form method="dialog">
            <button
              type="submit"
              aria-label={props.closeLabel}
              title={props.closeLabel}
              className="inline-grid size-11 place-items-center rounded-pill transition-colors hover:bg-sunken"
            >
              <Icon name="close" />
            </button>
          </form>
        </header>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{props.children}</div>
        <footer className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {props.footer}
        </footer>
      </div>
    </dialog>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { releaseEntry } from './layers.ts';
import { openIfAwaited } from './opens-dialog.ts';
import { useBackCloses } from './use-back-closes.ts';

const FORM = {
  sheet:
    'mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-full rounded-t-sheet starting:open:translate-y-full md:me-0 md:my-0 md:ms-auto md:h-dvh md:max-h-dvh md:w-[28rem] md:rounded-none md:rounded-s-sheet md:starting:open:translate-y-0 md:starting:open:opacity-0',
  full: 'm-0 h-dvh max-h-dvh w-full max-w-full starting:open:opacity-0',
};

function lockScroll(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}

/** The dialog, which tells when it opens, holds the page behind it still meanwhile, and is closed by a step back. */
function useOpening(onOpen: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(() => ref.current?.close(), isOpen);
  useEffect(() => {
    const dialog = ref.current;
    const follow = () => {
      lockScroll(dialog?.open === true);
      setOpen(dialog?.open === true);
      if (dialog?.open) onOpen?.();
    };
    if (dialog?.open) follow();
    // Not onToggle: React 19 does not listen for it on a dialog that the server rendered.
    dialog?.addEventListener('toggle', follow);
    return () => dialog?.removeEventListener('toggle', follow);
  }, [onOpen]);
  useEffect(() => {
    if (ref.current !== null) openIfAwaited(ref.current);
    return () => lockScroll(false);
  }, []);
  return ref;
}

/**
 * A modal dialog that stands in the page from the server on, so that it opens and closes without JavaScript. The browser
 * keeps focus inside, closes on Escape and gives focus back; its back button closes it too. For what is made in the browser use Dialog, Sheet, FullScreen.
 */
export function CommandDialog(props: {
  id: string;
  title: string;
  closeLabel: string;
  form: keyof typeof FORM;
  /** Called when it opens, or was opened before JavaScript came. */
  onOpen?: () => void;
  children: ReactNode;
  footer: ReactNode;
}) {
  const { id } = props;
  const ref = useOpening(props.onOpen);
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      // What is sent from inside goes on elsewhere: closing must not go back meanwhile.
      onSubmitCapture={({ target }) => {
        if ((target as HTMLFormElement).method !== 'dialog') releaseEntry();
      }}
      className={`fixed inset-0 bg-surface p-0 text-start text-ink shadow-float transition duration-200 open:flex ${FORM[props.form]}`}
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

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { leaveBeforeLink } from './leave-entry.ts';
import { useBackCloses } from './use-back-closes.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, on the backdrop, on the close button and on the phone's back gesture. */
  onClose: () => void;
  title: string;
  /** Name of the close button, in the page's language. */
  closeLabel: string;
  /** Its element with `data-first` has the focus when the dialog opens; without one, the button that closes it. */
  children: ReactNode;
  /**
   * The browser's back button closes it too, unless this is false. A press inside that changes the address, or goes on elsewhere in this page's
   * place, leaves its entry first (`leaveEntry`); links do so by themselves.
   */
  backCloses?: boolean;
  /** Stays at the bottom while the rest scrolls: usually one button. */
  footer?: ReactNode;
}

const FORM = {
  dialog:
    'm-auto max-h-[min(90dvh,48rem)] w-[min(36rem,calc(100vw-2rem))] rounded-sheet starting:open:opacity-0 sm:starting:open:scale-95 max-sm:mx-0 max-sm:mb-0 max-sm:max-h-[92dvh] max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:starting:open:translate-y-full',
  sheet:
    'mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-full rounded-t-sheet starting:open:translate-y-full md:me-0 md:my-0 md:ms-auto md:h-dvh md:max-h-dvh md:w-[28rem] md:rounded-none md:rounded-s-sheet md:starting:open:translate-y-0 md:starting:open:opacity-0',
};

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape, makes the rest inert and gives focus back.
 * Nothing is mounted while it is closed.
 */
function Modal(props: DialogProps & { form: keyof typeof FORM }) {
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal(props: DialogProps & { form: keyof typeof FORM }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { onClose } = props;
  useBackCloses(onClose, props.backCloses ?? true);
  // A layout effect: it ends while the dialog still stands in the page, and only then can closing give focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the button serve the keyboard
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClickCapture={leaveBeforeLink}
      className={`fixed inset-0 bg-surface p-0 text-start text-ink shadow-float transition duration-200 open:flex ${FORM[props.form]}`}
    >
      <div className="flex min-h-0 grow flex-col">
        <header className="flex items-center gap-2 border-b border-line py-2 ps-5 pe-2">
          <h2 id={titleId} className="grow text-lg font-bold">
            {props.title}
          </h2>
          <IconButton label={props.closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        {/* Relative, so that what is laid out of its flow scrolls with it, not the dialog. What stands at its bottom covers no focus. */}
        <div className="relative min-h-0 grow overflow-y-auto overscroll-contain p-5 has-data-at-bottom:scroll-pb-28">
          {props.children}
        </div>
        {props.footer === undefined ? null : (
          <footer className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {props.footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

/** A question in the middle of the screen; on phones from its bottom, where the thumb is. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} form="dialog" />;
}

/** From the bottom on phones, from the end side on wide screens: filters, menus, choosing. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} form="sheet" />;
}

/** A press is answered late rather than never, but not when it has been forgotten. */
const REMEMBERED_MS = 10_000;
let pressed: { id: string; at: number; page: string } | undefined;

/**
 * Attributes of a button that opens the dialog with this id, also before JavaScript has loaded; older browsers wait for it.
 * A dialog whose own code is still loading opens when it has arrived.
 */
export function opens(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    'aria-haspopup': 'dialog' as const,
    onClick: () => {
      const dialog = dialogOf(id);
      if (dialog === null) pressed = { id, at: performance.now(), page: location.href };
      else if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.showModal();
    },
  };
}

function dialogOf(id: string): HTMLDialogElement | null {
  return document.getElementById(id) as HTMLDialogElement | null;
}

/** For the dialog that has just come: opens it when its button was pressed a moment ago. */
export function openIfAwaited(dialog: HTMLDialogElement): void {
  if (pressed?.id !== dialog.id) return;
  const { at, page } = pressed;
  pressed = undefined;
  const isMeant = page === location.href && performance.now() - at < REMEMBERED_MS;
  if (isMeant && !dialog.open) dialog.showModal();
}

/** Closes it, as its own button would. */
export function closeCommandDialog(id: string): void {
  dialogOf(id)?.close();
}

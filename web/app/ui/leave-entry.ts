import type { MouseEvent } from 'react';
import { entry, forget, stepBack } from './layers.ts';

/**
 * Takes the entries of what lies over the page out of the history, and leaves it open. Resolves when the page's own is the current
 * one: what changes the address or goes elsewhere does so from there.
 */
export function leaveEntry(): Promise<void> {
  forget();
  return stepBack(true);
}

/** A press on a link over the page is made again once the entry is left: from where it leads, one step back is the page. */
export function leaveBeforeLink(press: MouseEvent): void {
  const link = press.target instanceof Element ? press.target.closest('a') : null;
  if (link === null || entry().over === undefined || !leavesPage(press, link)) return;
  press.preventDefault();
  press.stopPropagation();
  void leaveEntry().then(() => link.click());
}

function leavesPage(
  { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  link: HTMLAnchorElement,
): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  return (
    isPlain && link.target !== '_blank' && !link.hasAttribute('download') && /^https?:$/.test(link.protocol)
  );
}

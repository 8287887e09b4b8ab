import { useEffect, useLayoutEffect, useRef } from 'react';

interface ListKeys {
  keys: readonly string[];
  chosen: string | undefined;
  onChoose: (key: string | undefined) => void;
  onEnter: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/**
 * The keys of a list in the console: j and k go down and up, Enter goes into what is chosen, Escape comes back. Letters
 * mean nothing while someone types, and the physical keys count, whatever the keyboard's language.
 */
export function useListKeys(list: ListKeys): void {
  const latest = useRef(list);
  const shown = useRef(list.chosen);
  // Before paint: the next key counts from the row that is seen. A render of another cause, while the address
  // still follows a press, does not take the press back.
  useLayoutEffect(() => {
    const isFollowing = list.chosen === shown.current;
    latest.current = { ...list, chosen: isFollowing ? latest.current.chosen : list.chosen };
    shown.current = list.chosen;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { keys, chosen, onChoose, onEnter } = latest.current;
      if (event.key === 'Escape' && isTyping(event.target)) return (event.target as HTMLElement).blur();
      if (event.key === 'Escape' && chosen !== undefined) return onChoose(undefined);
      if (isTyping(event.target)) return;
      const at = chosen === undefined ? -1 : keys.indexOf(chosen);
      const step = { KeyJ: 1, KeyK: -1 }[event.code];
      if (step !== undefined) {
        const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)];
        // The next press may come before the address has followed this one.
        latest.current = { ...latest.current, chosen: next };
        onChoose(next);
      }
      const isOnNothing = event.target === document.body;
      if (event.key === 'Enter' && chosen !== undefined && isOnNothing) {
        event.preventDefault();
        onEnter();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

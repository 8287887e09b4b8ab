import type { AdDecision } from '@diyar/contract/words/ad-review-words';
import { useEffect, useLayoutEffect, useRef } from 'react';

const KEYS: Partial<Record<string, AdDecision>> = {
  KeyA: 'approved',
  KeyC: 'changes_asked',
  KeyR: 'refused',
};

/** The keys of a decision: a approves, c asks for changes, r refuses; the physical keys count, and none while someone types. */
export function useDecisionKeys(
  allowed: readonly AdDecision[],
  onChoose: (decision: AdDecision) => void,
): void {
  const latest = useRef({ allowed, onChoose });
  // Before paint: a key counts for what is seen.
  useLayoutEffect(() => {
    latest.current = { allowed, onChoose };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input[type=text], textarea, select') !== null
      )
        return;
      const decision = KEYS[event.code];
      if (decision === undefined || !latest.current.allowed.includes(decision)) return;
      event.preventDefault();
      latest.current.onChoose(decision);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

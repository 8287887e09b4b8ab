/** Long enough for a page that fetches anew, short enough not to surprise anyone. */
const HOLD_MS = 5000;

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Runs `settle` now and whenever the page's height changes, until someone moves by themselves or five seconds passed;
 *  what it returns ends it. */
export function holdPlace(settle: () => void): () => void {
  const grown = new ResizeObserver(settle);
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const name of MOVES) removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, HOLD_MS);
  for (const name of MOVES) addEventListener(name, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}

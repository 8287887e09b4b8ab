/** Long enough for a page that fetches anew, short enough not to surprise anyone. */
const HOLD_MS = 5000;

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back once, when someone moves by themselves; what it returns gives that up. */
export function onceMoved(moved: () => void): () => void {
  const stop = () => {
    for (const name of MOVES) removeEventListener(name, first);
  };
  const first = () => {
    stop();
    moved();
  };
  for (const name of MOVES) addEventListener(name, first, { passive: true });
  return stop;
}

/** Runs `settle` now and whenever the page's height changes, until someone moves by themselves or five seconds passed;
 *  what it returns ends it. */
export function holdPlace(settle: () => void): () => void {
  const grown = new ResizeObserver(settle);
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    stopWaiting();
  };
  const timer = setTimeout(stop, HOLD_MS);
  const stopWaiting = onceMoved(stop);
  grown.observe(document.body);
  return stop;
}

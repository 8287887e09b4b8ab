/** `work` at most once in so many milliseconds of `now`, also for simultaneous callers; a failure is not kept. */
export function keptFor<T>(millis: number, work: (now: Date) => Promise<T>): (now: Date) => Promise<T> {
  let kept: { at: number; made: Promise<T> } | undefined;
  return (now) => {
    const at = now.getTime();
    if (kept !== undefined && Math.abs(at - kept.at) < millis) return kept.made;
    const made = work(now);
    kept = { at, made };
    made.catch(() => {
      kept = undefined;
    });
    return made;
  };
}

/** A terminal's Ctrl-C arrives twice, from the terminal and passed on by npm. */
const SAME_KEY_MS = 500;

/** Ends a process as it is asked to: the first signal finishes what was begun and exits with 0, a second ends at once. */
export function stopOnSignals(close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = async () => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_KEY_MS) process.exit(1);
      return;
    }
    since = performance.now();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

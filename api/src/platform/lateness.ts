import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

export interface Lateness {
  /** Milliseconds by which the event loop came late, on average since the last reading; the wait before each answer's next step. */
  read(): number;
  close(): void;
}

/** Measures by a timer that should ring every ten milliseconds. */
export function openLateness(): Lateness {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return {
    read() {
      const late = delays.count === 0 ? 0 : Math.max(0, delays.mean / NANOSECONDS - RESOLUTION_MS);
      delays.reset();
      return Math.round(late * 10) / 10;
    },
    close: () => void delays.disable(),
  };
}

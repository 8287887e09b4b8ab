import { isToActOn, kindOf, type LineArgs, partsOf, withFields } from './line-kinds.ts';

/** Pino's number for warnings; what is less is written only where somebody asked for every line. */
const WARNING = 40;
const WINDOW_MS = 1000;
/** Kinds told apart at once. All others are one kind past them, so that not even ever new faults are a flood. */
const MOST_KINDS = 20;

type Write = (args: LineArgs) => void;

/** Lines of one kind, from the first until a second brings none. */
interface Flood {
  /** Writes in the name of the first line, its request's id included. */
  writeAsFirst: Write;
  text: unknown;
  /** How many came since the last one that was written, and the newest of them. */
  waiting: number;
  writeNewest: (repeated: number) => void;
  heldBack: number;
  timer: NodeJS.Timeout;
}

/**
 * Holds back what a log would be flooded with. Of each kind of warning or fault the first line is written at once; then, while more
 * come, the newest once a second, with how many came since the last one, itself included (`repeated`); and when a second brings
 * none, a line in the name of the first with how many were never written (`heldBack`). An outage, which every call meets, so
 * writes a line a second; faults of other kinds keep lines of their own.
 */
export class RepeatedLines {
  readonly #floods = new Map<string, Flood>();

  /** Takes a line in the place of pino's own method, as its hook `logMethod`; `write` writes it. */
  take(args: LineArgs, level: number, write: Write): void {
    if (level < WARNING || isToActOn(args)) {
      write(args);
      return;
    }
    const kind = this.#nameOf(kindOf(args, level), level);
    const flood = this.#floods.get(kind);
    if (flood === undefined) {
      this.#begin(kind, partsOf(args).text, write);
      write(args);
    } else {
      flood.waiting += 1;
      flood.writeNewest = (repeated) => write(repeated === 1 ? args : withFields(args, { repeated }));
    }
  }

  /** Writes what waits. Later lines are taken as before. */
  end(): void {
    for (const [kind, flood] of this.#floods) {
      writeWaiting(flood);
      this.#end(kind, flood);
    }
  }

  #nameOf(kind: string, level: number): string {
    return this.#floods.has(kind) || this.#floods.size < MOST_KINDS ? kind : `others ${level}`;
  }

  #begin(kind: string, text: unknown, write: Write): void {
    const timer = setInterval(() => {
      if (flood.waiting === 0) this.#end(kind, flood);
      else writeWaiting(flood);
    }, WINDOW_MS);
    timer.unref();
    const flood: Flood = {
      writeAsFirst: write,
      text,
      waiting: 0,
      writeNewest: () => {},
      heldBack: 0,
      timer,
    };
    this.#floods.set(kind, flood);
  }

  #end(kind: string, { timer, heldBack, text, writeAsFirst }: Flood): void {
    clearInterval(timer);
    this.#floods.delete(kind);
    if (heldBack > 0) writeAsFirst([{ heldBack }, `no more of: ${String(text)}`]);
  }
}

function writeWaiting(flood: Flood): void {
  if (flood.waiting === 0) return;
  flood.writeNewest(flood.waiting);
  flood.heldBack += flood.waiting - 1;
  flood.waiting = 0;
}

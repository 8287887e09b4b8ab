import type { Query } from './record.ts';

/** A request of a measurement, ready to be sent. */
export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Messages from the measuring process to the measured one. */
export type Order =
  /** Sends these to itself one after the other and keeps what they asked of the database as one floor. */
  | { order: 'record'; floor: string; requests: Sent[] }
  /** A route that asks one list of statements after the other. */
  | { order: 'queries'; floor: string; queries: Query[][] }
  /** A route that answers as many bytes as the page does. */
  | { order: 'empty'; floor: string; bytes: number; contentType: string }
  | { order: 'usage' }
  | { order: 'stop' };

export interface Usage {
  /** Milliseconds of processor time since the start. */
  cpuMs: number;
  /** Resident bytes. */
  rss: number;
}

export type Answer =
  | { ready: { url: string; floorUrl: string } }
  | { recorded: number }
  | { usage: Usage }
  | { done: true };

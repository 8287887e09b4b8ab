// What reads calendars apart from the process's other work (read-calendar.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { spansOf } from './calendar-text.ts';

const { text, from, until } = workerData as { text: string; from: string; until: string };
parentPort?.postMessage(spansOf(text, from, until));

import { REPORTS_QUEUE } from '../reports/reports-queue.ts';
import type { QueueDefinition } from './queue.ts';

/** Every queue of the desk, the most pressing first. */
export const QUEUES: readonly QueueDefinition[] = [REPORTS_QUEUE];

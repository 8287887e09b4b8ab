import { CONSOLE_BROADCAST_ENDPOINTS } from '../console/console-broadcasts.ts';
import { CONSOLE_FIGURE_ENDPOINTS } from '../console/console-figures.ts';
import { CONSOLE_JOB_ENDPOINTS } from '../console/console-jobs.ts';
import { CONSOLE_NAME_ENDPOINTS } from '../console/console-names.ts';

/** Calls of the operators' house: names, jobs, figures and broadcasts; a part of `ENDPOINTS`. */
export const HOUSE_ENDPOINTS = {
  ...CONSOLE_BROADCAST_ENDPOINTS,
  ...CONSOLE_FIGURE_ENDPOINTS,
  ...CONSOLE_JOB_ENDPOINTS,
  ...CONSOLE_NAME_ENDPOINTS,
} as const;

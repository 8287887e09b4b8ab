import { CONSOLE_JOB_ENDPOINTS } from './console-jobs.ts';
import { CONSOLE_NAME_ENDPOINTS } from './console-names.ts';

/** Calls of the operators' house: names, jobs, figures and broadcasts; a part of `ENDPOINTS`. */
export const HOUSE_ENDPOINTS = {
  ...CONSOLE_JOB_ENDPOINTS,
  ...CONSOLE_NAME_ENDPOINTS,
} as const;

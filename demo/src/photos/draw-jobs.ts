import { answerImageJobs } from '../../../api/src/platform/images/answer-image-jobs.ts';
import { drawPhoto } from './draw-photo.ts';

/** What the process does that draws for the demonstration. */
const JOBS = { drawPhoto };

export type DrawJobs = typeof JOBS;

answerImageJobs(JOBS);

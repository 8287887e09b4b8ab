import { answerImageJobs } from '../../../api/src/platform/images/answer-image-jobs.ts';
import { drawPhoto } from './draw-photo.ts';

/** The jobs of the process that draws demo photos. */
const JOBS = { drawPhoto };

export type DrawJobs = typeof JOBS;

answerImageJobs(JOBS);

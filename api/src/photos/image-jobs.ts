import { answerImageJobs } from '../platform/images/answer-image-jobs.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Every kind of work on images and who does it, in the process that `open-adapters.ts` starts for it. */
const JOBS = { shrinkPicture };

export type ImageJobs = typeof JOBS;

answerImageJobs(JOBS);

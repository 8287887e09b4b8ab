import type { ShareJob } from './ads/share/draw-share-picture.ts';
import type { SiteCard } from './ads/share/share-card.ts';
import { checkPicture } from './photos/pixels/check-picture.ts';
import { drawIcon } from './photos/pixels/draw-icon.ts';
import { makeSizes } from './photos/pixels/photo-sizes.ts';
import { printReceipt } from './photos/pixels/receipt-print.ts';
import { shrinkPicture } from './photos/pixels/shrink-picture.ts';
import { answerImageJobs } from './platform/images/answer-image-jobs.ts';

/** Loaded with the first job of its kind: faces and sentences are of no use to a process that only shrinks uploads. */
const sharePictures = () => import('./ads/share/draw-share-picture.ts');

/** Every kind of work on images and who does it, in the process that `open-adapters.ts` starts for it. */
const JOBS = {
  shrinkPicture,
  checkPicture,
  makeSizes,
  printReceipt,
  drawIcon,
  drawSharePicture: async (job: ShareJob) => (await sharePictures()).drawSharePicture(job),
  drawSitePicture: async (card: SiteCard) => (await sharePictures()).drawSitePicture(card),
};

export type ImageJobs = typeof JOBS;

answerImageJobs(JOBS);

import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { type S3Options, s3Storage } from './s3-storage.ts';

/** The storage the configuration names: S3 when it has one, this machine's disk otherwise. */
export async function openStorage(options: {
  filesFolder: string;
  s3: S3Options | undefined;
}): Promise<FileStorage> {
  return options.s3 === undefined ? diskStorage(options.filesFolder) : await s3Storage(options.s3);
}

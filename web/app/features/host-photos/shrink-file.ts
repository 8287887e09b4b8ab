import { MOST_PHOTO_FILE_BYTES, MOST_PHOTO_PIXELS } from '@diyar/contract/supply/host-photos';

/** The long side of a photo that was too large: more than any size that is shown. */
const LONG_SIDE = 4096;

/**
 * A photo as it is sent: itself, or a smaller JPEG when it is larger than the server takes, by bytes or by pixels. One that
 * the browser cannot read stays as it is, and the server says what is wrong with it.
 */
export async function shrinkFile(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return file;
  const { width, height } = picture;
  const isTooLarge = file.size > MOST_PHOTO_FILE_BYTES || width * height > MOST_PHOTO_PIXELS;
  const small = isTooLarge ? await drawSmaller(picture) : null;
  picture.close();
  return small ?? file;
}

async function drawSmaller(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

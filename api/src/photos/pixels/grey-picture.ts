/** A small copy of a picture in grey, a byte a pixel, row after row. */
export interface GreyPicture {
  grey: Uint8Array;
  width: number;
  height: number;
}

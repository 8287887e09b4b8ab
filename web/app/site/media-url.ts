/** The address of a media file: a relative path under the configured prefix; a full address stays. */
export function mediaUrl(prefix: string, path: string): string {
  return /^(https?:)?\//.test(path) ? path : `${prefix}${path}`;
}

import type { FeedFailure } from '@diyar/contract/booking/feeds';

/** What the site said at the reading before, so that it need not send the same again. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type Downloaded =
  | { kind: 'same' }
  | { kind: 'text'; text: string; validators: Validators }
  | { kind: 'failed'; failure: FeedFailure };

/** Where calendars of other sites come from. */
export interface FeedSource {
  /** Whether an address is one that may be read at all, before anything is asked of it. */
  mayAsk(url: URL): boolean;
  download(url: URL, validators: Validators): Promise<Downloaded>;
}

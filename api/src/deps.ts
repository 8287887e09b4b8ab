import type { Config } from './config.ts';
import type { ImageJobs } from './image-jobs.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { Database } from './platform/db/database.ts';
import type { Reads } from './platform/http/reads.ts';
import type { ImageProcess } from './platform/images/image-process.ts';
import type { MessageSender } from './platform/messaging/message-sender.ts';
import type { Room } from './platform/room.ts';
import type { FileStorage } from './platform/storage/file-storage.ts';
import type { KeptLexicon } from './search/keep-lexicon.ts';
import type { Search } from './search/search-engine.ts';

/** What routes and jobs are handed; nothing reaches for a global. */
export interface Deps {
  db: Database;
  config: Config;
  now: () => Date;
  gateway: PaymentGateway;
  sender: MessageSender;
  /** The database for what anyone may see: a replica, where there is one and it will do. */
  reads: Reads;
  /** The ads anyone may find, in memory. */
  search: Search;
  /** The names and words that typed text is read by. */
  lexicon: KeptLexicon;
  /** Photos, receipts, documents: whatever is bytes. */
  files: FileStorage;
  /** What decodes pictures that strangers send. */
  images: ImageProcess<ImageJobs>;
  /** How many bytes of uploads are held in memory at once. */
  uploads: Room;
}

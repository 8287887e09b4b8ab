import type { Config } from './config.ts';
import type { Payables } from './dues/payable.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { BaseDeps } from './platform/base-deps.ts';
import type { Reads } from './platform/http/reads.ts';
import type { MessageSender } from './platform/messaging/message-sender.ts';
import type { FileStorage } from './platform/storage/file-storage.ts';
import type { Search } from './search/index/search-engine.ts';
import type { LexiconCache } from './search/wish/lexicon-cache.ts';

/** All that routes and jobs are handed, put together at the roof: each noun names what it needs of it. */
export interface Deps extends BaseDeps {
  config: Config;
  gateway: PaymentGateway;
  /** What dues can be for. */
  payables: Payables;
  sender: MessageSender;
  /** The database for what anyone may see: a replica, where there is one and it will do. */
  reads: Reads;
  /** The ads anyone may find, in memory. */
  search: Search;
  /** The names and words that typed text is read by. */
  lexicon: LexiconCache;
  /** Photos, receipts, documents: whatever is bytes. */
  files: FileStorage;
}

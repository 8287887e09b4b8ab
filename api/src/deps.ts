import type { FastifyInstance } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { Authority } from './authority/authority.ts';
import type { CommercialRegister } from './commercial-register/commercial-register.ts';
import type { Config } from './config.ts';
import type { Payables } from './dues/payable.ts';
import type { FeedSource } from './feeds/feed-source.ts';
import type { ImageJobs } from './image-jobs.ts';
import type { TaxAuthority } from './invoices/tax-authority.ts';
import type { CallLimits } from './limits/limit-calls.ts';
import type { NationalAccess } from './national-access/national-access.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { BaseDeps } from './platform/base-deps.ts';
import type { Reads } from './platform/http/reads.ts';
import type { UploadRoom } from './platform/http/upload-room.ts';
import type { ImageProcess } from './platform/images/image-process.ts';
import type { MessageSender } from './platform/messaging/message-sender.ts';
import type { WhatsAppOptions } from './platform/messaging/transport.ts';
import type { FileStorage } from './platform/storage/file-storage.ts';
import type { MissingFiles } from './platform/storage/missing-files.ts';
import type { PushService } from './platform/web-push/push-service.ts';
import type { Vapid } from './platform/web-push/vapid.ts';
import type { Search } from './search/index/search-engine.ts';
import type { LexiconCache } from './search/wish/lexicon-cache.ts';
import type { Shedding } from './shedding/shedding.ts';

/** Dependencies of routes and jobs, assembled at the roof; each noun declares the part it needs. */
export interface Deps extends BaseDeps {
  config: Config;
  gateway: PaymentGateway;
  /** Answers about ad licences; is told of ads on show. */
  authority: Authority;
  /** Clears and reports tax documents; null where the house has no connection to it. */
  taxAuthority: TaxAuthority | null;
  /** The national sign-on; null where it cannot be asked. */
  nationalAccess: NationalAccess | null;
  /** The commercial register; null where it cannot be asked. */
  register: CommercialRegister | null;
  /** Calendars of other sites. */
  feeds: FeedSource;
  /** The things that dues are for, by kind. */
  payables: Payables;
  sender: MessageSender;
  /** Whose WhatsApp messages go out, and what proves the reports about them; null where none do. */
  whatsapp: WhatsAppOptions | null;
  /** Web push; null where there is no key for it. */
  push: PushService | null;
  /** How often the same caller may call. */
  limits: CallLimits;
  /** Refuses calls while this process is behind. */
  shedding: Shedding;
  /** The database for what anyone may see: a replica, where there is one and it will do. */
  reads: Reads;
  /** The ads anyone may find, in memory. */
  search: Search;
  /** The names and words that typed text is read by. */
  lexicon: LexiconCache;
  /** Photos, receipts, documents: whatever is bytes. */
  files: FileStorage;
  /** Decodes pictures that people send. */
  images: ImageProcess<ImageJobs>;
  /** How many bytes of uploads are held in memory at once. */
  uploads: UploadRoom;
  /** Makes files that storage does not hold. */
  missingFiles: MissingFiles;
  /** Undefined in production. */
  demo: Demonstration | undefined;
}

/** This very server, which is built after what it is handed. */
export type OwnApp = () => FastifyInstance;

/**
 * The demonstration's stand-ins for contract partners. The workspace `demo` makes it, and `bin`, which starts the processes,
 * hands it in outside production. The product imports nothing of it.
 */
export interface Demonstration {
  /** The gateway payments go to while the configuration names no other; `secret` is shared with its webhooks. */
  gateway(options: { app: OwnApp; secret: string }): PaymentGateway;
  /** The registry that ad licences are checked with while the configuration names no other. */
  authority(options: { db: BaseDeps['db']; now: () => Date }): Authority;
  /** The national sign-on while the configuration names no other; `secret` is shared with its side of this server. */
  nationalAccess(options: { app: OwnApp; now: () => Date; secret: string }): NationalAccess;
  /** The commercial register while the configuration names no other. */
  register(options: { db: BaseDeps['db'] }): CommercialRegister;
  /** Answers about tax documents as the authority would; nothing leaves the house. */
  taxAuthority(): TaxAuthority;
  /** Calendars of sites that are not there, beside those on the network. */
  feeds(network: FeedSource, now: () => Date): FeedSource;
  /** Takes every message that no provider is configured for, and keeps what each message said. */
  outbox(db: BaseDeps['db']): MessageSender;
  /** Meta's side of WhatsApp while the configuration names no other; `secret` is shared with its side of this server. */
  whatsapp(options: { app: OwnApp; secret: string }): WhatsAppOptions;
  /** The VAPID sender outside production, while the configuration names none. */
  vapid(db: BaseDeps['db']): () => Promise<Vapid>;
  /** Draws photos at their first request, into `files`. */
  missingFiles(files: FileStorage): MissingFiles;
  /** Registers the demonstration's own pages and calls. */
  routes(app: FastifyInstance, deps: Deps): void;
  /** The demonstration's own background work. */
  handlers(deps: Deps, app: OwnApp): TaskList;
}

import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import type { ImageJobs } from './image-jobs.ts';
import { createMoyasarPaymentGateway } from './moyasar/moyasar-payment-gateway.ts';
import type { Database } from './platform/db/database.ts';
import { openReads } from './platform/http/reads.ts';
import { UPLOAD_ROOM } from './platform/http/upload.ts';
import { ImageProcess } from './platform/images/image-process.ts';
import { openSender } from './platform/messaging/open-sender.ts';
import { Room } from './platform/room.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createSandboxPaymentGateway } from './sandbox-gateway/sandbox-payment-gateway.ts';
import { keepLexicon } from './search/keep-lexicon.ts';
import { SearchEngine } from './search/search-engine.ts';

/**
 * Whoever stands outside, as the configuration names them: where payments go, who sends messages, where files live, which
 * replicas are read, which process decodes pictures; and the search, which reads all ads when it is told to or first asked, with the names that typed text
 * is read by.
 * `ownFetch` reaches this very server, which the sandbox gateway is part of.
 */
export async function openAdapters(
  config: Config,
  { db, now, ownFetch }: { db: Database; now: () => Date; ownFetch: typeof fetch },
): Promise<
  Pick<Deps, 'gateway' | 'sender' | 'files' | 'images' | 'uploads' | 'reads' | 'search' | 'lexicon'>
> {
  const { moyasar, production, sms, whatsapp } = config;
  if (moyasar === undefined && production) throw new Error('the sandbox gateway is refused in production');
  const search = new SearchEngine(db, { now });
  return {
    gateway:
      moyasar === undefined
        ? createSandboxPaymentGateway({ fetch: ownFetch, secret: config.sandboxGatewaySecret })
        : createMoyasarPaymentGateway(moyasar),
    sender: openSender({ db, production, sms, whatsapp }),
    files: await openStorage(config),
    images: new ImageProcess<ImageJobs>(new URL('./image-jobs.ts', import.meta.url)),
    uploads: new Room(UPLOAD_ROOM),
    search,
    lexicon: keepLexicon({ db, search }),
    reads: openReads({
      primary: db,
      urls: config.replicaUrls,
      max: config.databasePool,
      mostLagMillis: config.replicaLagSeconds * 1000,
    }),
  };
}

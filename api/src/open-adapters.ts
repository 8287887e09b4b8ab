import type { Authority } from './authority/authority.ts';
import { createRegaAuthority } from './authority/rega-authority.ts';
import { createWathq } from './commercial-register/wathq.ts';
import type { Config } from './config.ts';
import type { Demonstration, Deps, OwnApp } from './deps.ts';
import { openFeeds } from './feeds/open-feeds.ts';
import type { ImageJobs } from './image-jobs.ts';
import { openCallLimits } from './limits/limit-calls.ts';
import { createMoyasarPaymentGateway } from './moyasar/moyasar-payment-gateway.ts';
import { createNafath } from './national-access/nafath.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { Database } from './platform/db/database.ts';
import { openReads } from './platform/http/reads.ts';
import { UPLOAD_ROOM } from './platform/http/upload.ts';
import { UploadRoom } from './platform/http/upload-room.ts';
import { ImageProcess } from './platform/images/image-process.ts';
import { openSender } from './platform/messaging/open-sender.ts';
import { NOTHING_MADE } from './platform/storage/missing-files.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { openPushService } from './platform/web-push/push-service.ts';
import { SearchEngine } from './search/index/search-engine.ts';
import { lexiconCache } from './search/wish/lexicon-cache.ts';
import { openShedding } from './shedding/shedding.ts';

/**
 * Opens the adapters that the configuration names: the payment gateway, senders of messages, storage of files, which
 * replicas are read, which process works on pictures, what callers are counted by; and the search, which reads all ads when it
 * is told to or first asked, with the names that typed text is read by.
 * Where the configuration leaves a place to the demonstration, `demo` fills it; `app` is this very server, which the
 * demonstration's gateway is part of. Throws when such a place stays empty, and when production is handed a demonstration.
 */
export async function openAdapters(
  config: Config,
  { db, now, app, demo }: { db: Database; now: () => Date; app: OwnApp; demo: Demonstration | undefined },
): Promise<Omit<Deps, 'db' | 'config' | 'now' | 'payables'>> {
  const { sms, smtp } = config;
  assertComplete(config, demo);
  const search = new SearchEngine(db, { now });
  const files = await openStorage(config);
  const whatsapp = config.whatsapp ?? demo?.whatsapp({ app, secret: config.sandboxGatewaySecret });
  return {
    demo,
    gateway: gatewayOf(config, demo, app),
    authority: authorityOf(config, demo, { db, now }),
    nationalAccess: nationalAccessOf(config, demo, { app, now }),
    register: registerOf(config, demo, db),
    taxAuthority: demo?.taxAuthority() ?? null,
    feeds: demo?.feeds(openFeeds(config), now) ?? openFeeds(config),
    sender: openSender({ db, outbox: demo?.outbox(db), sms, whatsapp, smtp }),
    whatsapp: whatsapp ?? null,
    push: pushOf(config, demo, db),
    limits: openCallLimits({ db, config, now }),
    shedding: openShedding({ isOn: config.shedding }),
    files,
    missingFiles: demo?.missingFiles(files) ?? NOTHING_MADE,
    images: new ImageProcess<ImageJobs>(new URL('./image-jobs.ts', import.meta.url)),
    uploads: new UploadRoom(UPLOAD_ROOM),
    search,
    lexicon: lexiconCache({ db, search, now }),
    reads: openReads({
      primary: db,
      urls: config.replicaUrls,
      max: config.databasePool,
      mostLagMillis: config.replicaLagSeconds * 1000,
    }),
  };
}

function gatewayOf(config: Config, demo: Demonstration | undefined, app: OwnApp): PaymentGateway {
  const { moyasar, sandboxGatewaySecret: secret } = config;
  if (moyasar !== undefined) return createMoyasarPaymentGateway(moyasar);
  if (demo === undefined) throw new Error('PAYMENT_GATEWAY: there is no gateway');
  return demo.gateway({ app, secret });
}

function authorityOf(
  config: Config,
  demo: Demonstration | undefined,
  around: { db: Database; now: () => Date },
): Authority {
  if (config.rega !== undefined) return createRegaAuthority({ ...config.rega, now: around.now });
  if (demo === undefined) throw new Error('LICENCE_AUTHORITY: there is no authority');
  return demo.authority(around);
}

/** Closed where neither the configuration nor a demonstration answers. */
function nationalAccessOf(
  config: Config,
  demo: Demonstration | undefined,
  { app, now }: { app: OwnApp; now: () => Date },
): Deps['nationalAccess'] {
  if (config.nafath !== undefined) return createNafath({ ...config.nafath, now });
  return demo?.nationalAccess({ app, now, secret: config.identityKey }) ?? null;
}

/** Closed where neither the configuration nor a demonstration answers. */
function registerOf(config: Config, demo: Demonstration | undefined, db: Database): Deps['register'] {
  return config.wathq === undefined ? (demo?.register({ db }) ?? null) : createWathq(config.wathq);
}

/** Closed where neither the configuration nor a demonstration has a key. */
function pushOf({ vapid, production }: Config, demo: Demonstration | undefined, db: Database): Deps['push'] {
  const who = vapid === undefined ? demo?.vapid(db) : async () => vapid;
  return who === undefined ? null : openPushService({ vapid: who, local: !production });
}

/** Throws with each variable whose value only a demonstration can answer for when there is none. */
function assertComplete(config: Config, demo: Demonstration | undefined): void {
  if (demo !== undefined) {
    if (config.production) throw new Error('A demonstration is refused in production.');
    return;
  }
  const empty = [
    ...(config.moyasar === undefined ? ['PAYMENT_GATEWAY: sandbox'] : []),
    ...(config.sms === undefined ? ['SMS_PROVIDER: outbox'] : []),
    ...(config.rega === undefined ? ['LICENCE_AUTHORITY: sandbox'] : []),
    ...(config.registries === 'sandbox' ? ['REGISTRIES: sandbox'] : []),
  ];
  if (empty.length > 0)
    throw new Error(
      `Only a demonstration can answer for these, and none was handed to the server:\n  ${empty.join('\n  ')}`,
    );
}

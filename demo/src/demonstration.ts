import type { Demonstration } from '../../api/src/deps.ts';
import { openEmbeddedRegister } from './commercial-register/embedded-register.ts';
import { demoFeeds } from './feeds/demo-feeds.ts';
import { fetchInProcess } from './gateway/fetch-in-process.ts';
import { registerSandboxGatewayRoutes } from './gateway/sandbox-gateway.routes.ts';
import { sandboxGatewayHandlers } from './gateway/sandbox-gateway-handlers.ts';
import { createSandboxPaymentGateway } from './gateway/sandbox-payment-gateway.ts';
import { stampingAuthority } from './invoicing/stamping-authority.ts';
import { registerSandboxLicences } from './licences/sandbox-licences.routes.ts';
import { openEmbeddedSignOn } from './national-access/embedded-sign-on.ts';
import { registerEmbeddedSignOn } from './national-access/sign-on.routes.ts';
import { registerSignOnPage } from './national-access/sign-on-page.routes.ts';
import { registerDevTotp } from './operator/dev-totp.routes.ts';
import { registerDevMessages } from './outbox/dev-messages.routes.ts';
import { registerDevOutbox } from './outbox/dev-outbox.routes.ts';
import { outboxSender } from './outbox/outbox-sender.ts';
import { ownPushKey } from './outbox/own-push-key.ts';
import { drawnOutside } from './photos/missing-photos.ts';
import { drawDemoDamage } from './receipts/demo-damage.ts';
import { drawDemoDocuments } from './receipts/demo-documents.ts';
import { drawDemoReceipts } from './receipts/demo-receipts.ts';
import { drawDemoStayPhotos } from './receipts/demo-stay-photos.ts';
import { openEmbeddedRegistry } from './registry/embedded-registry.ts';
import { registerRegistryPage } from './registry/registry-page.routes.ts';
import { openEmbeddedWhatsApp } from './whatsapp/embedded-whatsapp.ts';
import { registerEmbeddedWhatsApp } from './whatsapp/whatsapp.routes.ts';
import { embeddedWhatsAppHandlers } from './whatsapp/whatsapp-handlers.ts';

/** All that a process outside production is handed, so that nobody needs a contract with anyone to try the product. */
export const demonstration: Demonstration = {
  gateway: ({ app, secret }) => createSandboxPaymentGateway({ fetch: fetchInProcess(app), secret }),
  authority: openEmbeddedRegistry,
  nationalAccess: openEmbeddedSignOn,
  register: openEmbeddedRegister,
  taxAuthority: stampingAuthority,
  feeds: demoFeeds,
  outbox: outboxSender,
  whatsapp: openEmbeddedWhatsApp,
  vapid: ownPushKey,
  missingFiles: drawnOutside,
  routes: (app, deps) => {
    registerSandboxGatewayRoutes(app, deps);
    registerSandboxLicences(app, deps);
    registerRegistryPage(app, deps);
    registerDevOutbox(app, deps);
    registerDevMessages(app, deps);
    registerDevTotp(app, deps);
    registerEmbeddedSignOn(app, deps);
    registerSignOnPage(app, deps);
    registerEmbeddedWhatsApp(app, deps);
    drawDemoReceipts(app, deps);
    drawDemoDamage(app, deps);
    drawDemoStayPhotos(app, deps);
    drawDemoDocuments(app, deps);
  },
  handlers: (deps, app) => ({
    ...(deps.gateway.name === 'sandbox' && sandboxGatewayHandlers({ ...deps, fetch: fetchInProcess(app) })),
    ...embeddedWhatsAppHandlers(deps, fetchInProcess(app)),
  }),
};

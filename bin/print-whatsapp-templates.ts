import { templatesToApprove } from '../api/src/notifications/whatsapp-templates.ts';

// `npm run whatsapp-templates -- URL`: prints what Meta is asked to approve before notifications go out by WhatsApp: one JSON a line, each the body of a
// `POST /<WABA_ID>/message_templates`. Needs the site's address, which the buttons lead to.
const [, , publicUrl] = process.argv;
if (publicUrl === undefined || !URL.canParse(publicUrl)) {
  console.error('usage: npm run whatsapp-templates -- https://the-site.example');
  process.exitCode = 1;
} else {
  for (const template of templatesToApprove(publicUrl)) console.log(JSON.stringify(template));
}

import { NOTIFICATIONS } from '@diyar/contract/words/notification-words';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type MessagePreview, registerDevMessages } from './dev-messages.routes.ts';

function appOf(production: boolean) {
  const app = Fastify();
  registerDevMessages(app, { config: { production, publicUrl: 'https://diyar.example' } });
  return app;
}

async function previews(): Promise<MessagePreview[]> {
  const answer = await appOf(false).inject({
    url: '/_dev/messages',
    headers: { accept: 'application/json' },
  });
  return answer.json().items;
}

describe('the preview of notifications', () => {
  it('shows every key in both languages, and its SMS, WhatsApp message and e-mail exactly where they go out', async () => {
    const items = await previews();
    for (const [key, rule] of Object.entries(NOTIFICATIONS))
      for (const lang of ['ar', 'en']) {
        const shown = items.filter((item) => item.key === key && item.lang === lang);
        expect([key, lang, shown.length > 0]).toEqual([key, lang, true]);
        for (const { sms, whatsapp, mail } of shown) {
          const isInside = 'isInside' in rule;
          const missing = [sms === null, whatsapp === null, mail === null];
          expect([key, ...missing]).toEqual([key, isInside, isInside, isInside]);
        }
      }
  });

  it('leaves no word of a sentence without a value, and leads SMS to the page of their language', async () => {
    for (const { key, lang, site, sms, whatsapp, mail } of await previews()) {
      expect([key, site]).toEqual([key, expect.not.stringMatching(/[{}]|undefined|null|«»|“”/)]);
      expect([
        key,
        /[\u0600-\u06ff]/.test(site.replace(/صورة غير واضحة|نورة|مكتب الواحة|شاليه في الملقا/g, '')),
      ]).toEqual([key, lang === 'ar']);
      const link = `https://diyar.example${lang === 'en' ? '/en' : ''}/dashboard/notifications`;
      if (sms !== null) expect(sms.split('\n').slice(1)).toEqual([link]);
      // Three lines, the middle one the sentence: a gap of Meta's templates takes no more than one.
      if (whatsapp !== null)
        expect([key, whatsapp.text.split('\n')]).toEqual([
          key,
          [expect.any(String), site, expect.any(String)],
        ]);
      if (mail === null) continue;
      expect(mail.subject).toBe(site);
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(mail.html).not.toMatch(/<(img|script|link|style)|undefined|null/);
    }
  });

  it('shows what differs by side to both, and what does not once', async () => {
    const of = async (key: string) =>
      (await previews()).filter((item) => item.key === key && item.lang === 'en');
    expect((await of('reservation_confirmed')).map(({ side }) => side)).toEqual(['guest', 'host']);
    expect(await of('payout_paid')).toHaveLength(1);
  });

  it('is a page to read too, which fetches nothing', async () => {
    const page = await appOf(false).inject({ url: '/_dev/messages', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const key of Object.keys(NOTIFICATIONS)) expect(page.body).toContain(`<bdi dir="ltr">${key}</bdi>`);
    expect(page.body).not.toMatch(/src=|href=/);
  });

  it('has no route in production', async () => {
    expect((await appOf(true).inject('/_dev/messages')).statusCode).toBe(404);
  });
});

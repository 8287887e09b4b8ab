import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { decrypt, openPushDouble, type PushDouble } from '../../testing/push-double.ts';
import { MessageRefused } from '../messaging/message-sender.ts';
import { encryptFor, isPoint, MOST_BYTES } from './encrypt.ts';
import { openPushService } from './push-service.ts';
import { isPrivateKey } from './vapid.ts';

const NOW = new Date('2026-11-21T12:00:00+03:00');
const bytes = (text: string) => Buffer.from(text, 'base64url');
const own = createECDH('prime256v1');
own.generateKeys();
const vapid = async () => ({ privateKey: own.getPrivateKey(), subject: 'mailto:help@diyar.example' });
const TOPIC = 'a'.repeat(32);

let double: PushDouble | undefined;
afterEach(async () => {
  await double?.close();
  double = undefined;
});

describe('encryption', () => {
  it('is that of the standard’s example (RFC 8291, appendix A)', () => {
    const sealed = encryptFor(
      {
        p256dh: bytes(
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        ),
        auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
      },
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
        privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      },
    );
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is undone by its browser alone, whatever the text', () => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = Buffer.alloc(16, 7);
    const keys = { p256dh: browser.getPublicKey(), auth };
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const sealed = encryptFor(keys, Buffer.from(text));
        expect(decrypt({ keys: browser, auth }, sealed)).toBe(text);
        expect(() => decrypt({ keys: own, auth }, sealed)).toThrow();
      }),
      { numRuns: 50 },
    );
    expect(encryptFor(keys, Buffer.alloc(MOST_BYTES)).length).toBe(4096);
    expect(() => encryptFor(keys, Buffer.alloc(MOST_BYTES + 1))).toThrow('4 KB');
  });

  it('takes no key that is no point of the curve', () => {
    expect(isPoint(own.getPublicKey())).toBe(true);
    for (const key of [Buffer.alloc(65, 4), Buffer.alloc(0), own.getPublicKey(null, 'compressed')])
      expect(isPoint(key)).toBe(false);
    expect(isPrivateKey(own.getPrivateKey())).toBe(true);
    expect(isPrivateKey(Buffer.alloc(32))).toBe(false);
  });
});

describe('a push service', () => {
  it('is one of those that browsers use, by https, and nothing of a stranger’s choice', () => {
    const { mayAsk } = openPushService({ vapid, local: false });
    for (const taken of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ])
      expect([taken, mayAsk(new URL(taken))]).toEqual([taken, true]);
    for (const refused of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilnotify.windows.com/x',
      'https://10.0.0.1/x',
      'https://localhost/x',
      'http://127.0.0.1:5432/x',
      'file:///etc/passwd',
    ])
      expect([refused, mayAsk(new URL(refused))]).toEqual([refused, false]);
  });

  it('learns who pushes, and the browser reads the text', async () => {
    double = await openPushDouble();
    const service = openPushService({ vapid, local: true });
    const { endpoint, keys } = double.subscribe('one');
    const to = { endpoint, p256dh: bytes(keys.p256dh), auth: bytes(keys.auth) };
    expect(await service.send(to, { text: 'تأكد حجزك', topic: TOPIC }, NOW)).toBe('taken');
    expect(double.read).toEqual([
      { browser: 'one', text: 'تأكد حجزك', topic: TOPIC, ttl: 86_400, subject: 'mailto:help@diyar.example' },
    ]);
  });

  it('says that a browser is gone, that it stumbles, or that it will never take it', async () => {
    double = await openPushDouble();
    const service = openPushService({ vapid, local: true });
    const { endpoint, keys } = double.subscribe('one');
    const send = () =>
      service.send(
        { endpoint, p256dh: bytes(keys.p256dh), auth: bytes(keys.auth) },
        { text: 'x', topic: TOPIC },
        NOW,
      );
    double.answers.one = [404, 410, 429, 503, 302, 413];
    expect([await send(), await send()]).toEqual(['gone', 'gone']);
    for (const status of [429, 503])
      await expect(send()).rejects.toThrow(`Web push did not take a message: HTTP ${status}`);
    for (const status of [302, 413]) {
      const refused = await send().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(MessageRefused);
      expect(String(refused)).toContain(String(status));
    }
    await double.close();
    await expect(send()).rejects.toThrow('Web push did not answer');
    double = undefined;
  });
});

import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/test-database.ts';
import { registerDevOutbox } from './dev-outbox.routes.ts';
import { outboxSender } from './outbox-sender.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function appOf(production: boolean) {
  const app = Fastify();
  registerDevOutbox(app, { db: database.db, config: { production } });
  return app;
}

describe('the outbox', () => {
  it('shows what would have gone out, newest first, as JSON or as a page', async () => {
    const sender = outboxSender(database.db);
    const message = { channel: 'sms', to: '+966550000001', kind: 'test' } as const;
    await sender.send({ ...message, text: 'الأولى' }, new Date('2030-01-07T09:00:00Z'));
    await sender.send({ ...message, text: '<b>second</b>' }, new Date('2030-01-07T09:00:01Z'));
    const app = appOf(false);
    const json = await app.inject({
      url: '/_dev/outbox',
      headers: { accept: 'application/json, text/plain' },
    });
    expect(json.json()).toEqual({
      items: [
        { channel: 'sms', to: '+966550000001', text: '<b>second</b>', at: '2030-01-07T12:00:01+03:00' },
        { channel: 'sms', to: '+966550000001', text: 'الأولى', at: '2030-01-07T12:00:00+03:00' },
      ],
    });
    const page = await app.inject({ url: '/_dev/outbox', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<p dir="auto">&#60;b&#62;second&#60;/b&#62;</p>');
    expect(page.body.indexOf('second')).toBeLessThan(page.body.indexOf('الأولى'));
    expect(page.body).not.toMatch(/https?:\/\/|src=|href=/);
  });

  it('has no route in production', async () => {
    const answer = await appOf(true).inject({ url: '/_dev/outbox', headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
  });
});

import type { ServerResponse } from 'node:http';
import { type Came, type HttpStub, sendJson, startHttpStub } from './http-stub.ts';

export interface SentSms {
  to: string;
  text: string;
  sender: string;
}

export type SmsMood =
  | 'takes'
  | 'rejects the number'
  | 'has no credit'
  | 'knows no token'
  | 'stumbles'
  | 'is silent'
  | 'raves';

export interface SmsStub extends HttpStub {
  /** Messages it took, oldest first. */
  sent: SentSms[];
  /** How it answers from now on. */
  mood: SmsMood;
}

/** Taqnyat's messages call to its published contract (domain.md 6.2): POST to its address with a bearer token. */
export async function startTaqnyatStub(token: string): Promise<SmsStub> {
  const sent: SentSms[] = [];
  const stub: SmsStub = Object.assign(
    await startHttpStub((came, response) => {
      const isKnown = came.headers.authorization === `Bearer ${token}` && stub.mood !== 'knows no token';
      if (!isKnown) return sendJson(response, 401, { statusCode: 401, message: 'Unauthenticated' });
      answer(stub, came, response);
    }),
    { sent, mood: 'takes' as SmsMood },
  );
  return stub;
}

function answer({ mood, sent }: SmsStub, { body }: Came, response: ServerResponse): void {
  const asked = JSON.parse(body.toString()) as { recipients: string[]; body: string; sender: string };
  const [to = ''] = asked.recipients;
  // Providers repeat what they were sent; our errors must not.
  const message = `${to}: ${asked.body}`;
  if (mood === 'stumbles') sendJson(response, 500, { statusCode: 500, message });
  if (mood === 'has no credit') sendJson(response, 400, { statusCode: 400, message });
  if (mood === 'raves') response.writeHead(201).end(`<html>${message}</html>`);
  if (mood !== 'takes' && mood !== 'rejects the number') return;
  const isTaken = mood === 'takes';
  if (isTaken) sent.push({ to, text: asked.body, sender: asked.sender });
  sendJson(response, 201, {
    statusCode: 201,
    messageId: sent.length,
    cost: '0.0500',
    currency: 'SAR',
    totalCount: 1,
    msgLength: 1,
    accepted: isTaken ? `[${to},]` : '[]',
    rejected: isTaken ? '[]' : `[${to},]`,
  });
}

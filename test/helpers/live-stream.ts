import { expect } from 'vitest';
import type { BuiltPerson } from '../../api/src/testing/factories.ts';
import { callAs } from './stays.ts';

export interface LiveStream {
  /** Waits until the stream names a number; false when it has ended before. */
  isToldOf(number: string): Promise<boolean>;
  leave(): Promise<void>;
}

/** Follows the changes of an account, as its pages do. */
export async function follow(site: string, person: BuiltPerson): Promise<LiveStream> {
  const { ticket } = await callAs<{ ticket: string }>(site, person, 'POST', '/live/tickets', {});
  const answer = await fetch(`${site}/api/v1/live?ticket=${ticket}`, {
    headers: { apikey: 'diyar-development' },
  });
  if (answer.status !== 200) throw new Error(`no stream: ${answer.status}`);
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const isToldOf = async (number: string) => {
    while (!text.includes(`"${number}"`)) {
      const { done, value } = await reader.read();
      if (done) return false;
      text += decoder.decode(value, { stream: true });
    }
    return true;
  };
  return { isToldOf, leave: () => reader.cancel() };
}

/** The same, asked for until there is one. */
export async function followSoon(site: string, person: BuiltPerson): Promise<LiveStream> {
  let opened: LiveStream | undefined;
  await expect
    .poll(
      async () => {
        opened = await follow(site, person).catch(() => undefined);
        return opened !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  if (opened === undefined) throw new Error('no stream');
  return opened;
}

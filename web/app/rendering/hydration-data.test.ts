import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { hydrationScripts } from './hydration-data.ts';

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      // Cut where it may be: in the middle of a letter.
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5));
      controller.close();
    },
  });
}

/** The data that the scripts hand to the router in the browser. */
function givenBy(scripts: string): string[] {
  const given: string[] = [];
  const streamController = { enqueue: (text: string) => given.push(text), close: () => given.push('closed') };
  for (const [, script = ''] of scripts.matchAll(/<script nonce="n1">([\s\S]*?)<\/script>/g))
    runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return given;
}

it('hands over the data whole and then closes, whatever pieces it came in', async () => {
  const scripts = await hydrationScripts(streamOf('[{"_1":2},"شقة"]\n'), 'n1');
  expect(givenBy(scripts)).toEqual(['[{"_1":2},"شقة"]\n', 'closed']);
});

it('lets no text of an ad end the script or break its line', async () => {
  const text = '</script><script>alert(1)</script><!-- & \u2028 \u2029';
  const scripts = await hydrationScripts(streamOf(text), 'n1');
  expect(scripts.match(/<\/script>/g)).toHaveLength(2);
  expect(scripts).not.toContain('<!--');
  expect(givenBy(scripts)).toEqual([text, 'closed']);
});

it('hands over nothing where there is nothing', async () => {
  expect(await hydrationScripts(undefined, 'n1')).toBe('');
});

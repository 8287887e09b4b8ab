import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { routerScripts } from '../router-scripts.ts';
import { withPatientScripts } from './patient-scripts.ts';

const HOSTILE = '<script type="module">alert(1)</script><link rel="modulepreload" href="x">';

it('makes the page’s own code wait', () => {
  const page =
    '<link rel="modulepreload" href="/a.js"/><script nonce="n1" type="module" async="">import("/a.js")</script>';
  expect(withPatientScripts(page)).toBe(
    '<link data-later="" fetchpriority="low" href="/a.js"/><script nonce="n1" data-later="" type="text/plain" async="">import("/a.js")</script>',
  );
});

it('leaves what people write alone, in texts, attributes and the data of the page', async () => {
  const shown = renderToString(createElement('p', { title: HOSTILE }, HOSTILE));
  expect(withPatientScripts(shown)).toBe(shown);
  const data = new Response(JSON.stringify([HOSTILE])).body ?? undefined;
  const scripts = await routerScripts(data, 'n1');
  expect(withPatientScripts(scripts)).toBe(scripts);
});

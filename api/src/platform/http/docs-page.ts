import { type Endpoint, unauthorizedCodes } from '@diyar/contract/call/endpoint';
import { z } from 'zod';
import { plainPagePolicy } from './content-policy.ts';

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-block:2rem .5rem}details{border:1px solid #8884;border-radius:12px;padding:.5rem 1rem;margin-block:.5rem}
summary{cursor:pointer}code{font-size:.95em}pre{overflow:auto;max-height:24rem}b{display:inline-block;min-width:4.5rem}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function schemaOf(schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  return escapeHtml(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2));
}

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  return schema === undefined ? '' : `<h4>${title}</h4><pre><code>${schemaOf(schema, io)}</code></pre>`;
}

const CALLERS = {
  anyone: 'anyone',
  maybe_token: 'anyone; a token is read if sent',
  token: 'needs a token',
  operator: "needs an operator's console session",
} as const;

function call(endpoint: Endpoint): string {
  const refusals = [...unauthorizedCodes(endpoint), ...(endpoint.refuses ?? [])];
  const notes = [
    CALLERS[endpoint.caller],
    endpoint.idempotent ? 'needs an Idempotency-Key' : '',
    endpoint.withoutApiKey ? 'without apiKey' : '',
    refusals.length > 0 ? `may refuse: ${[...new Set(refusals)].join(', ')}` : '',
  ].filter((note) => note !== '');
  return `<details><summary><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code> — ${escapeHtml(endpoint.summary)}</summary>
<p>${escapeHtml(notes.join('; '))}</p>${part('Path', endpoint.params, 'input')}${part('Query', endpoint.query, 'input')}${part('Body', endpoint.body, 'input')}${part('Answer (data)', endpoint.data, 'output')}</details>`;
}

/** The docs page's own content policy. */
export const DOCS_POLICY = plainPagePolicy(STYLE);

/** The API as a page for people, from the definitions that validate the calls; nothing is loaded from elsewhere. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, ({ path }) => path.split('/')[3] ?? 'other');
  const body = [...groups]
    .map(([name, calls]) => `<h2>${escapeHtml(name)}</h2>${calls.map(call).join('')}`)
    .join('');
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Diyar API</title><style>${STYLE}</style></head><body><main><h1>Diyar API</h1>
<p>Every call carries <code>apiKey</code> and may carry <code>lang</code> (ar, en) and <code>Authorization: Bearer</code>. Answers are
<code>{ status, errNum, code, msg, data }</code>. The machine-readable document: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
${body}</main></body></html>`;
}

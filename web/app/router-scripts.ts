const UNSAFE_IN_SCRIPT = /[&><\u2028\u2029]/g;

/**
 * The inline scripts that hand the loaders' data to the router in the browser: what React Router writes itself while a page
 * is streamed, in one piece. Empty where there is nothing to hand over.
 */
export async function routerScripts(
  stream: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (stream === undefined) return '';
  const data = JSON.stringify(await new Response(stream).text());
  const escaped = data.replace(
    UNSAFE_IN_SCRIPT,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`;
  return `${script(`enqueue(${escaped})`)}${script('close()')}`;
}

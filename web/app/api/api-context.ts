import { createContext, type RouterContext } from 'react-router';
import type { ApiFetch } from './client.ts';

/** The API as the server hands it to loaders. */
export interface WebContext {
  /** Reaches the API inside the same process. */
  apiFetch: ApiFetch;
  /** The key the site sends to the API; public by nature. */
  apiKey: string;
}

const KEY = Symbol.for('diyar.api');
const shared = globalThis as typeof globalThis & { [KEY]?: RouterContext<WebContext> };

/** Kept on globalThis: a context bundled twice would be two different keys, and loaders would find nothing. */
shared[KEY] ??= createContext<WebContext>();
export const apiContext: RouterContext<WebContext> = shared[KEY];

const KEY = 'own_reload';
const A_WHILE_MS = 60_000;

/**
 * Whether this page may be loaded anew without a press, which it may once a minute for each address: what failed can fail the same way
 * after each load. Remembers the load that follows.
 */
export function mayReload(): boolean {
  const [at, address] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  if (address === location.href && Date.now() - Number(at) < A_WHILE_MS) return false;
  sessionStorage.setItem(KEY, `${Date.now()} ${location.href}`);
  return true;
}

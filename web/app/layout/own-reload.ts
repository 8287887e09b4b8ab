const KEY = 'own_reload';
const A_WHILE_MS = 60_000;

/**
 * Whether this page may be loaded anew without a press, which the same address may once a minute: what failed can fail the same way after
 * each load. Remembers the load that follows; where nothing can be remembered there is none.
 */
export function mayReload(): boolean {
  try {
    const [at, address] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (address === location.href && Math.abs(Date.now() - Number(at)) < A_WHILE_MS) return false;
    sessionStorage.setItem(KEY, `${Date.now()} ${location.href}`);
    return true;
  } catch {
    return false;
  }
}

/** `postgres://user:password@first:5432,second:5433/name?…`, as libpq writes several servers of one database. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*)(\/[^?]*)?(\?.*)?$/;
const TARGET = 'target_session_attrs';
/** Values that ask for a server that takes writes: every process of Diyar writes, so no other is of use. */
const TARGETS = new Set(['read-write', 'primary']);

interface Parts {
  /** An address for each server, in their order, without what is asked of it. */
  servers: string[];
  target: string | undefined;
}

function partsOf(address: string): Parts | undefined {
  const [, before, hosts, name = '', query = ''] = ADDRESS.exec(address) ?? [];
  if (before === undefined || hosts === undefined) return undefined;
  const params = new URLSearchParams(query);
  const target = params.get(TARGET) ?? undefined;
  params.delete(TARGET);
  // Written anew only where something was taken out: the rest stays as it was given.
  const rest = target === undefined ? query : params.size === 0 ? '' : `?${params}`;
  return { servers: hosts.split(',').map((host) => `${before}${host}${name}${rest}`), target };
}

/** Whether this names PostgreSQL: one server, or several of which the primary is meant. */
export function isDatabaseAddress(text: string): boolean {
  const parts = partsOf(text);
  if (parts === undefined) return false;
  const { servers, target } = parts;
  return servers.every(isServer) && (target === undefined || TARGETS.has(target));
}

/** The host may stand among what is asked for instead, as the folder of a socket does. */
function isServer(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.hostname !== '' || url.searchParams.has('host'));
}

/**
 * The servers among which the primary has to be looked for, each by its own address; undefined when the address names just
 * one and does not ask which it is (`target_session_attrs`).
 */
export function serversOf(address: string): string[] | undefined {
  const { servers = [], target } = partsOf(address) ?? {};
  return servers.length > 1 || target !== undefined ? servers : undefined;
}

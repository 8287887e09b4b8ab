import { createServer } from 'node:net';

/** Rejects with a sentence when `port` of `host` cannot be listened on; 0 (any free port) always can. */
export function assertPortFree(host: string, port: number): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE'
          ? `port ${port} is in use by another program; stop it, or choose another port: PORT=3001 npm start`
          : `port ${port} of ${host} cannot be listened on (${cause.code ?? cause.message})`;
      reject(new Error(reason));
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

import { randomBytes } from 'node:crypto';
import { query } from './postgres-server.ts';

/**
 * Runs `work` with the address of an empty database made for it in the same cluster as `url`, and drops that
 * database afterwards, also when `work` fails.
 */
export async function withTemporaryDatabase<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `diyar_temporary_${randomBytes(6).toString('hex')}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  await query(url, `create database ${name}`);
  try {
    return await work(address.href);
  } finally {
    await query(url, `drop database if exists ${name} with (force)`);
  }
}

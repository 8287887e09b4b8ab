import type { Reader } from '../platform/db/database.ts';
import { findAddress } from './mail-address.queries.ts';

/** The address at which a person is told by e-mail; undefined without one. */
export async function findAddressOf(reader: Reader, personId: string): Promise<string | undefined> {
  return (await findAddress(reader, personId))?.address;
}

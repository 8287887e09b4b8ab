import type { Reader } from '../../../api/src/platform/db/database.ts';

/** Keys of the receipts that begin so. */
export async function findReceiptKeys(reader: Reader, prefix: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('transfer_receipt')
    .select('file_key')
    .where('file_key', 'like', `${prefix}%`)
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

/** Keys of the photos of damage that begin so. */
export async function findDamageKeys(reader: Reader, prefix: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('deposit_photo')
    .select('file_key')
    .where('file_key', 'like', `${prefix}%`)
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

/** Keys of the documents of offices that begin so. */
export async function findDocumentKeys(reader: Reader, prefix: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('office_document')
    .select('file_key')
    .where('file_key', 'like', `${prefix}%`)
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

/** Keys of guests' photos that begin so. */
export async function findStayPhotoKeys(reader: Reader, prefix: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('evaluation_photo')
    .select('file_key')
    .where('file_key', 'like', `${prefix}%`)
    .orderBy('id')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

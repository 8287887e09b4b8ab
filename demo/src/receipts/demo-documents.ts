import type { OfficeDocumentPurpose } from '@diyar/contract/words/office-words';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { type FileStorage, readWhole } from '../../../api/src/platform/storage/file-storage.ts';
import { findDocumentKeys } from './demo-receipt.queries.ts';
import { drawPaper } from './draw-paper.ts';

const PREFIX = 'offices/demo-';
const TITLES: Readonly<Record<string, string>> = {
  registration: 'شهادة السجل التجاري',
  broker_licence: 'رخصة فال للوساطة والتسويق',
};
/** The shortest PDF that readers open: one empty page. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Where a document of an office of the demo world is kept. */
export function demoDocumentKey(
  office: string,
  purpose: OfficeDocumentPurpose,
  kind: 'picture' | 'pdf',
): string {
  return `${PREFIX}${office}.${purpose}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
}

/** Draws the documents of the demo world that are not among the files yet, when the server is ready. */
export function drawDemoDocuments(
  app: FastifyInstance,
  { db, files }: { db: Database; files: FileStorage },
): void {
  app.addHook('onReady', async () => {
    for (const key of await findDocumentKeys(db, PREFIX))
      if ((await readWhole(files, key)) === undefined) await files.put(key, await documentOf(key));
  });
}

/** A paper of no ministry there is. */
async function documentOf(key: string): Promise<Buffer> {
  const purpose = key.split('.')[1] ?? '';
  if (key.endsWith('.pdf')) return Buffer.from(PDF);
  return drawPaper([TITLES[purpose] ?? 'مستند', 'بيانات تجريبية من ديار', 'لا يُعتد بها لدى أي جهة']);
}

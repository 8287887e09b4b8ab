import type { Rule } from '@diyar/contract/errors';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from './refusal.ts';

export interface UploadRules {
  field: string;
  mostBytes: number;
  missing: Rule;
  tooLarge: Rule;
}

/** The one file of a multipart request, whole in memory; nothing, or more than allowed, is a refusal of its field. */
export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Buffer> {
  try {
    const bytes = await readFile(request, rules);
    if (bytes === undefined || bytes.length === 0) throw invalid(rules.field, rules.missing);
    return bytes;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { code?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw invalid(rules.field, rules.tooLarge);
    // The parser's error about a form that breaks off has no code.
    throw typeof code === 'string' ? error : new Refusal('bad_request');
  }
}

async function readFile(
  request: FastifyRequest,
  { field, mostBytes }: UploadRules,
): Promise<Buffer | undefined> {
  const part = await request.file({ limits: { fileSize: mostBytes, files: 1, fields: 5 } });
  if (part?.fieldname === field) return part.toBuffer();
  part?.file.resume();
  return undefined;
}

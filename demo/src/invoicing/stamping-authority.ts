import { generateKeyPairSync, sign } from 'node:crypto';
import type {
  SubmissionAnswer,
  SubmittedDocument,
  TaxAuthority,
} from '../../../api/src/invoices/tax-authority.ts';
import { readTaxQr } from '../../../api/src/invoices/tax-qr.ts';

const NOTE = 'Demonstration: nothing was sent to the tax authority';

/**
 * Answers about every tax document as the tax authority would when it finds nothing to remark: stamps the code with a signature
 * by a key of this process (ECDSA on secp256k1, tags 6 to 8), clears what is for a business and reports the rest. Each
 * answer says that it is a demonstration's.
 */
export function stampingAuthority(): TaxAuthority {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const submit = ({ hash, qr, standard }: SubmittedDocument): SubmissionAnswer => {
    const signature = sign('sha256', Buffer.from(hash, 'base64'), privateKey).toString('base64');
    const stamps = [hash, signature].map((text) => Buffer.from(text, 'utf8'));
    const elements = [
      ...readTaxQr(qr),
      ...[...stamps, key].map((value, index) => [index + 6, value] as const),
    ];
    const bytes = elements.flatMap(([tag, value]) => [Buffer.from([tag, value.length]), value]);
    return {
      state: standard ? 'cleared' : 'reported',
      qr: Buffer.concat(bytes).toString('base64'),
      xml: null,
      messages: [NOTE],
    };
  };
  return { submit: async (document) => submit(document) };
}

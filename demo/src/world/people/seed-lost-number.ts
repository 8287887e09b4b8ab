import { hashIdentity } from '../../../../api/src/accounts/identity.ts';
import { DEVELOPMENT_SECRET } from '../../../../api/src/config-variables.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

/** The identity number that Abdullah names in his ticket about the number he lost. */
export const ABDULLAH_IDENTITY = '1098765439';

/** Keeps the identity number of the guest who lost his phone number: by it an operator moves his account. */
export async function seedLostNumber(tx: Tx): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      identity_kind: 'citizen',
      identity_hmac: hashIdentity(DEVELOPMENT_SECRET, ABDULLAH_IDENTITY),
      identity_last4: ABDULLAH_IDENTITY.slice(-4),
    })
    .where('phone', '=', '+966500000002')
    .execute();
}

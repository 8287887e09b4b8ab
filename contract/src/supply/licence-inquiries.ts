import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { LicenceComparison, LicenceFacts, LicenceNumber } from './host-licences.ts';
import { WizardContent } from './host-wizard.ts';

/** What a licence and the open wizard both say of one thing. */
export const InquiredField = LicenceComparison.extend({
  /**
   * What the licence says, as the wizard keeps it (halalas, metres, a word of ours), where it may be taken over and is not said
   * already; else null.
   */
  takes: z.union([z.number(), z.string()]).nullable(),
});
export type InquiredField = z.infer<typeof InquiredField>;

/** A licence beside what is filled in, before there is an ad; nothing of it is kept. */
export const LicenceInquiry = z.object({
  licence: LicenceFacts,
  comparison: z.array(InquiredField),
  /** Nothing that binds differs. */
  fits: z.boolean(),
});
export type LicenceInquiry = z.infer<typeof LicenceInquiry>;

export const inquireLicence = endpoint({
  method: 'POST',
  path: '/api/v1/host/licence-inquiries',
  summary:
    'Ask the real-estate authority about a licence before there is an ad, and compare it with what is filled in; nothing is kept',
  body: z.strictObject({
    number: LicenceNumber,
    /** Of an individual: compared with the profile, kept nowhere. */
    identity: z.string('invalid').max(40, 'identity_invalid').optional(),
    content: WizardContent,
    /** The property that a unit is added to, where it is not filled in here. */
    property_id: z.uuid('invalid').nullable(),
  }),
  data: LicenceInquiry,
  caller: 'token',
  needs: 'supply',
  refuses: [
    'role_forbids',
    'licence_not_yours',
    'licence_expired',
    'licence_refused',
    'licence_taken',
    'registration_needed',
    'registry_down',
  ],
});

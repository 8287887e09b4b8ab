import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { LicenceNumber } from '../supply/host-licences.ts';

/** Something the authority was told about an ad, or is still to be told. */
export const ComplianceCall = z.object({
  id: z.uuid(),
  ad: z.string(),
  operation: z.enum(['display', 'update', 'cancel']),
  state: z.enum(['waiting', 'accepted', 'refused']),
  /** Without the advertiser's number, telephone and the deed's number. */
  request: z.record(z.string(), z.unknown()),
  response: z.unknown(),
  status: z.int().nullable(),
  code: z.string().nullable(),
  duration_millis: z.int().nullable(),
  attempts: z.int(),
  created_at: z.string(),
  done_at: z.string().nullable(),
});
export type ComplianceCall = z.infer<typeof ComplianceCall>;

export const showLicenceLog = endpoint({
  method: 'GET',
  path: '/api/v1/console/licences/{number}/log',
  summary: 'What the authority was told about a licence and what it told by itself, the newest first',
  params: z.object({ number: LicenceNumber }),
  data: z.object({
    calls: z.array(ComplianceCall),
    pushes: z.array(
      z.object({
        status_code: z.string().nullable(),
        status_name: z.string().nullable(),
        ends_it: z.boolean(),
        ads_taken_off: z.int(),
        at: z.string(),
      }),
    ),
  }),
  caller: 'operator',
  right: 'licences',
});

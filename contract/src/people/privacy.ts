import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

export const MARKETING_CHANNELS = ['sms', 'whatsapp', 'email'] as const;
const MarketingChannel = z.enum(MARKETING_CHANNELS, 'invalid');
export type MarketingChannel = z.infer<typeof MarketingChannel>;

export const MarketingConsents = z.object({ channels: z.array(MarketingChannel) });

export const showMarketingConsents = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/current/marketing-consents',
  summary: 'The channels on which I agreed to news of Diyar',
  data: MarketingConsents,
  caller: 'token',
});

export const saveMarketingConsents = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/current/marketing-consents',
  summary: 'The channels on which I agree to news from now on; each yes and each no is kept with its time',
  body: MarketingConsents,
  data: MarketingConsents,
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
});

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/current/personal-data',
  summary: 'All that Diyar keeps about me and the acting account, table by table',
  data: z.object({
    made_at: z.string(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  caller: 'token',
  needs: 'own',
  refuses: ['role_forbids'],
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/current/closure',
  summary:
    'Close the acting account for good, with a fresh code sent to its owner’s phone (POST /auth/codes)',
  body: z.object({
    challenge_id: z.uuid('invalid'),
    code: z.string('code_required').trim().min(1, 'code_required').max(20, 'invalid'),
  }),
  data: z.object({ closed_at: z.string() }),
  status: 201,
  caller: 'token',
  beforeTerms: true,
  needs: 'own',
  refuses: [
    'role_forbids',
    'code_wrong',
    'code_expired',
    'code_tries_used',
    'holds_open',
    'reservations_ahead',
    'money_owed',
  ],
});

import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PASSPORT_COUNTRIES } from '../values/foreign-guests.ts';
import { MyInfo } from './my-info.ts';

export const savePassport = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/current/passport',
  summary:
    'Give my passport, as a guest with a foreign number; of its number only the last four characters are ever answered',
  body: z.strictObject({
    country: z
      .string('passport_country')
      .refine((code) => PASSPORT_COUNTRIES.includes(code), 'passport_country'),
    number: z.string('passport_invalid').trim().min(1, 'passport_invalid').max(40, 'passport_invalid'),
  }),
  data: MyInfo,
  caller: 'token',
  needs: 'own',
  refuses: ['role_forbids', 'not_available'],
});

/** Calls about passports, under the names their code uses. */
export const PASSPORT_ENDPOINTS = { savePassport } as const;

import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Reservation, ReservationParams } from './reservations.ts';

export const saveEjarContract = endpoint({
  method: 'PUT',
  path: '/api/v1/host/reservations/{id}/ejar-contract',
  summary: "Keep the number of a lease's contract in Ejar with its booking",
  params: ReservationParams,
  body: z.strictObject({
    number: z
      .string('ejar_number')
      .trim()
      .regex(/^[0-9A-Za-z/-]{4,30}$/, 'ejar_number'),
  }),
  data: Reservation,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed'],
});

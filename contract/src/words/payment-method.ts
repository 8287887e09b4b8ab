import { z } from 'zod';

/** By what something was paid. */
export const PaymentMethod = z.enum(['card', 'stc_pay', 'apple_pay', 'bank_transfer']);

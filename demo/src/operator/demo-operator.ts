/** The operator of the demonstration. Everyone can read this secret: production neither makes nor knows this operator. */
export const DEMO_OPERATOR = {
  phone: '+966500000090',
  /** As people type it. */
  typed: '0500000090',
  name: 'هند السالم',
  totpSecret: 'DIYARDEMODIYARDEMODIYARDEMODIYAR',
} as const;

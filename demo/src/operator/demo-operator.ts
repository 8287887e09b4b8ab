/** The owner of the demonstration's console. Everyone can read this secret: production neither makes nor knows this operator. */
export const DEMO_OPERATOR = {
  phone: '+966500000090',
  /** As people type it. */
  typed: '0500000090',
  name: 'هند السالم',
  totpSecret: 'DIYARDEMODIYARDEMODIYARDEMODIYAR',
  roles: ['owner'],
} as const;

/** A reviewer of ads, who has the same authenticator app. */
export const DEMO_REVIEWER = {
  phone: '+966500000091',
  typed: '0500000091',
  name: 'ريم المطيري',
  totpSecret: DEMO_OPERATOR.totpSecret,
  roles: ['reviewer'],
} as const;

/** The second owner, who agrees to large payouts; with the same authenticator app. */
export const DEMO_SECOND_OWNER = {
  phone: '+966500000092',
  typed: '0500000092',
  name: 'سلمان الدوسري',
  totpSecret: DEMO_OPERATOR.totpSecret,
  roles: ['owner'],
} as const;

export const DEMO_OPERATORS = [DEMO_OPERATOR, DEMO_REVIEWER, DEMO_SECOND_OWNER] as const;

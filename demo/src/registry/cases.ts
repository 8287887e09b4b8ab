/** What the embedded registry does with a licence number: the page `/_dev/registry` lists them for a tester. */
export const CASES = {
  fits: { digit: '0', fixed: '7200000001' },
  expired: { digit: '1', fixed: '7200000002' },
  not_yours: { digit: '2', fixed: '7200000003' },
  other_purpose: { digit: '3', fixed: '7200000004' },
  price_differs: { digit: '4', fixed: '7200000005' },
  area_differs: { digit: '5', fixed: '7200000006' },
  other_type: { digit: '6', fixed: '7200000007' },
  down_at_first: { digit: '7', fixed: undefined },
  ends_soon: { digit: '8', fixed: '7200000008' },
  down: { digit: '9', fixed: '7200000009' },
} as const satisfies Record<string, { digit: string; fixed: string | undefined }>;

export type RegistryCase = keyof typeof CASES;
export const CASE_NAMES = Object.keys(CASES) as RegistryCase[];

/** Numbers without an ad behind them that show one more way the gateway answers. */
export const ODD_NUMBERS = { invalid: '7200000010', html: '7200000011' } as const;

/** The number that does something for one ad: 73, a digit for what, and the ad's own number. */
export function numberFor(name: RegistryCase, adNumber: number | string): string {
  return `73${CASES[name].digit}${adNumber}`;
}

/** What a number does, and for which ad; undefined for one the registry has not heard of here. */
export function caseOf(number: string): { name: RegistryCase; ad: string | undefined } | undefined {
  const fixed = CASE_NAMES.find((name) => CASES[name].fixed === number);
  if (fixed !== undefined) return { name: fixed, ad: undefined };
  const [, digit, ad] = /^73(\d)(\d{1,10})$/.exec(number) ?? [];
  const name = CASE_NAMES.find((one) => CASES[one].digit === digit);
  return name === undefined || ad === undefined ? undefined : { name, ad };
}

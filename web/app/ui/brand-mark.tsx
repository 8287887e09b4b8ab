/** The networks a card may be of, as they are drawn. */
export type CardBrand = 'mada' | 'visa' | 'mastercard';

const NAMES: Record<CardBrand, string> = { mada: 'mada', visa: 'Visa', mastercard: 'Mastercard' };

/** A small sign of the card's network, drawn by us. */
export function BrandMark(props: { brand: CardBrand; className?: string }) {
  return (
    <svg
      viewBox="0 0 44 28"
      role="img"
      aria-label={NAMES[props.brand]}
      className={`h-7 w-11 shrink-0 rounded-[5px] border border-line bg-white ${props.className ?? ''}`}
    >
      {DRAWN[props.brand]}
    </svg>
  );
}

const LETTERS = { fontFamily: 'Tajawal, sans-serif', fontWeight: 700, textAnchor: 'middle' } as const;

const DRAWN: Record<CardBrand, React.ReactNode> = {
  mada: (
    <>
      <rect x="5" y="9" width="9" height="4.5" rx="1" fill="#259BD6" />
      <rect x="5" y="14.5" width="9" height="4.5" rx="1" fill="#84B740" />
      <text x="28" y="18" fontSize="10" fill="#27303A" {...LETTERS}>
        mada
      </text>
    </>
  ),
  visa: (
    <text x="22" y="19" fontSize="13" fontStyle="italic" fill="#1A1F71" {...LETTERS}>
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="18" cy="14" r="8" fill="#D9222A" />
      <circle cx="26" cy="14" r="8" fill="#EE9F2D" fillOpacity="0.85" />
    </>
  ),
};

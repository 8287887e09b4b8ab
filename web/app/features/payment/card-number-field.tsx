import { type Ref, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { FIELD_LOOK, Field, fieldAria } from '../../ui/text-field.tsx';
import { brandOf, digitsOf, groupedCard } from './card.ts';

const BRANDS = ['mada', 'visa', 'mastercard'] as const;

interface CardNumberProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The card's number, grouped while typing; the caret stays at the digit being edited. */
export function CardNumberField(props: CardNumberProps) {
  const t = useTranslations('payment');
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const digitsBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || digitsBefore.current === undefined) return;
    const place = placeAfter(element.value, digitsBefore.current);
    digitsBefore.current = undefined;
    element.setSelectionRange(place, place);
  });
  const brand = brandOf(props.value);
  return (
    <Field id={id} label={t('number')} error={props.error}>
      <span dir="ltr" className="relative block">
        <input
          {...fieldAria(id, props.error)}
          ref={(element) => {
            input.current = element;
            const { ref } = props;
            if (typeof ref === 'function') ref(element);
            else if (ref !== null && ref !== undefined) ref.current = element;
          }}
          type="text"
          dir="ltr"
          name="cardnumber"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          value={props.value}
          onBlur={props.onBlur}
          onChange={(event) => {
            const { value, selectionStart } = event.target;
            digitsBefore.current = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
            props.onChange(groupedCard(value));
          }}
          className={`${FIELD_LOOK} tabular ${brand === undefined ? 'pe-32 max-sm:pe-24' : 'pe-16'}`}
        />
        {/* All that are taken, until the first digits tell which it is. */}
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center gap-1">
          {brand === undefined ? (
            BRANDS.map((one) => (
              <BrandMark key={one} brand={one} className="h-5! w-8! max-sm:h-4! max-sm:w-6!" />
            ))
          ) : (
            <BrandMark brand={brand} />
          )}
        </span>
      </span>
    </Field>
  );
}

/** The place in a grouped number after so many of its digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

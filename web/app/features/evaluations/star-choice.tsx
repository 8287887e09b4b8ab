import { useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { FieldNote } from '../../ui/text-field.tsx';

const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z';
const RATES = [1, 2, 3, 4, 5];

interface StarProps {
  label: string;
  value: number;
  onChange: (rate: number) => void;
  error: string | undefined;
  isLarge?: boolean;
}

/** One to five stars: radio buttons that look like stars, so that arrows and screen readers know them. */
export function StarChoice({ label, value, onChange, error, isLarge = false }: StarProps) {
  const t = useTranslations('evaluations');
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-note`} className="min-w-0">
      <legend className={isLarge ? 'font-bold' : 'text-sm'}>{label}</legend>
      <div className="inline-flex">
        {RATES.map((rate) => (
          <label
            key={rate}
            className={`relative cursor-pointer rounded-base p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-primary ${rate <= value ? 'text-gold' : 'text-field-line'}`}
          >
            <input
              type="radio"
              name={id}
              value={rate}
              checked={rate === value}
              aria-label={t('star', { rate })}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(rate)}
              className="sr-only"
            />
            <svg
              viewBox="0 0 24 24"
              strokeWidth="1.5"
              className={`stroke-current ${rate <= value ? 'fill-current' : 'fill-none'} ${isLarge ? 'size-8' : 'size-6'}`}
              aria-hidden="true"
            >
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  );
}

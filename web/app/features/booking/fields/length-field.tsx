import { useTranslations } from '../../../i18n/translations.ts';
import { Select } from '../../../ui/select.tsx';
import { lengthOf, type StayChoice, withLength } from '../stay/stay-choice.ts';
import { useLengthText } from '../stay/stay-length.tsx';
import type { LimitedUnit } from './use-unit-calendar.ts';
import { lengthsOf } from './within-lengths.ts';

interface LengthFieldProps {
  ad: Pick<LimitedUnit, 'policy'>;
  choice: StayChoice;
  onChange: (choice: StayChoice) => void;
  /** The length of a stay that can only grow. */
  atLeast?: number;
  error?: string | undefined;
}

/** As many months or whole years as the unit takes; the end follows by the calendar, clipped to the month's last day. */
export function LengthField({ ad, choice, onChange, atLeast = 0, error }: LengthFieldProps) {
  const t = useTranslations('booking.when');
  const lengthText = useLengthText();
  const [fewest, most] = lengthsOf(choice.period === 3 ? 3 : 4, ad.policy);
  const least = Math.max(fewest, atLeast);
  const taken = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  // A booking may have a length that the unit has stopped taking since.
  const chosen = lengthOf(choice);
  const booked = atLeast === 0 ? [] : [atLeast];
  const lengths = [...new Set([...booked, chosen, ...taken])].toSorted((one, other) => one - other);
  const options = lengths.map((length) => ({
    value: String(length),
    label: lengthText(choice.period, length),
  }));
  return (
    <Select
      label={t(choice.period === 3 ? 'months' : 'years')}
      value={String(chosen)}
      onChange={(value) => onChange(withLength(choice, Number(value)))}
      options={options}
      error={error}
    />
  );
}

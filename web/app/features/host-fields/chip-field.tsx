import type { ReactNode } from 'react';
import { ChoiceChips } from '../../ui/chips.tsx';

/** One of some words, as chips; `words` are in the page's language by value. */
export function ChipField<T extends string>(props: {
  label: string;
  labelHidden?: boolean;
  values: readonly T[];
  words: (value: T) => ReactNode;
  value: T | null | undefined;
  onChange: (value: T) => void;
  error: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean;
}) {
  const { values, words, ...rest } = props;
  return <ChoiceChips {...rest} options={values.map((value) => ({ value, label: words(value) }))} />;
}

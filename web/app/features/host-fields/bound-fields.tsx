import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChipField } from './chip-field.tsx';
import { partOf, type SupplyEditor } from './editor.ts';
import { AmountField, NumberField } from './number-field.tsx';

type Part = 'property' | 'location' | 'unit' | 'policy';

interface Bound<P extends Part> {
  editor: SupplyEditor;
  part: P;
  field: FieldOf<P>;
  hint?: string | undefined;
}
type FieldOf<P extends Part> = keyof Required<NonNullable<SupplyEditor['content'][P]>> & string;

/** The name, value, refusal and lock of one field of a part, and the way to change it. */
function useBound<P extends Part>({ editor, part, field, hint }: Bound<P>) {
  const t = useTranslations('supplyForm');
  const [values, set] = partOf(editor, part);
  const path = `${part}.${field}`;
  const isDisabled = editor.isLocked(path);
  return {
    value: (values as Record<string, unknown>)[field],
    props: {
      label: t(`fields.${path}` as 'fields.property.name'),
      name: path,
      error: editor.errorOf(path),
      hint: isDisabled ? t('locked') : hint,
      isDisabled,
      onChange: (value: unknown) => set({ [field]: value } as Parameters<typeof set>[0]),
    },
  };
}

/** A number of a part. */
export function BoundNumber<P extends Part>(
  props: Bound<P> & { suffix?: string; whole?: boolean; value?: number | null },
) {
  const { value, props: bound } = useBound(props);
  const { suffix, whole = false } = props;
  return (
    <NumberField
      {...bound}
      {...(suffix !== undefined && { suffix })}
      whole={whole}
      value={(value as number | null | undefined) ?? props.value}
    />
  );
}

/** An amount of a part, in halalas. */
export function BoundAmount<P extends Part>(props: Bound<P>) {
  const { value, props: bound } = useBound(props);
  return <AmountField {...bound} value={value as number | null | undefined} />;
}

/** A line of text of a part; in a language where its name ends in one. */
export function BoundText<P extends Part>(
  props: Bound<P> & {
    most: number;
    ltr?: boolean;
    inputMode?: 'numeric' | 'tel' | 'text';
    type?: 'text' | 'time' | 'date';
    placeholder?: string;
    standing?: string;
  },
) {
  const { value, props: bound } = useBound(props);
  const { isDisabled, onChange, ...rest } = bound;
  const { most, ltr = false, inputMode, type = 'text', placeholder, standing = '' } = props;
  return (
    <TextField
      {...rest}
      {...spoken(props.field)}
      {...(inputMode !== undefined && { inputMode })}
      {...(placeholder !== undefined && { placeholder })}
      type={type}
      ltr={ltr}
      autoComplete="off"
      maxLength={most}
      disabled={isDisabled}
      value={(value as string | null | undefined) ?? standing}
      onChange={(text) => onChange(type !== 'text' && text === '' ? null : text)}
    />
  );
}

/** Several lines of text of a part. */
export function BoundArea<P extends Part>(props: Bound<P> & { most: number; rows: number }) {
  const { value, props: bound } = useBound(props);
  const { isDisabled, ...rest } = bound;
  return (
    <TextArea
      {...rest}
      {...spoken(props.field)}
      rows={props.rows}
      maxLength={props.most}
      disabled={isDisabled}
      value={(value as string | null | undefined) ?? ''}
    />
  );
}

/** One of some words of a part; `standing` is what holds while nothing is said. */
export function BoundChips<P extends Part, T extends string>(
  props: Bound<P> & { values: readonly T[]; words: (value: T) => ReactNode; standing?: T },
) {
  const { value, props: bound } = useBound(props);
  const { name: _, ...rest } = bound;
  return (
    <ChipField
      {...rest}
      values={props.values}
      words={props.words}
      value={(value as T | null | undefined) ?? props.standing}
    />
  );
}

function spoken(field: string) {
  if (field.endsWith('_ar')) return { lang: 'ar', dir: 'rtl' } as const;
  return field.endsWith('_en') ? ({ lang: 'en', dir: 'ltr' } as const) : {};
}

import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type InvoiceFilter, KINDS } from '../invoices/invoice-filter.ts';

/** Narrows the list by kind, dates of issue, and a number, which waits for Enter or for leaving its field. */
export function InvoiceFilters(props: {
  filter: InvoiceFilter;
  onChange: (changes: Partial<InvoiceFilter>) => void;
}) {
  const { filter, onChange } = props;
  const t = useTranslations('invoices');
  const [q, setQ] = useState(filter.q);
  const search = () => {
    if (q.trim() !== filter.q) onChange({ q: q.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const kinds = KINDS.map((value) => ({ value, label: t(`kindFilter.${value}`) }));
  return (
    <search>
      <form
        onSubmit={submit}
        aria-label={t('filters.label')}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
      >
        <Select
          label={t('filters.kind')}
          value={filter.kind}
          options={[{ value: '', label: t('filters.allKinds') }, ...kinds]}
          onChange={(value) => onChange({ kind: KINDS.find((kind) => kind === value) ?? '' })}
          error={undefined}
        />
        <TextField
          label={t('filters.q')}
          value={q}
          onChange={setQ}
          onBlur={search}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          ltr
          error={undefined}
        />
        <DateFilters {...props} />
      </form>
    </search>
  );
}

function DateFilters({ filter, onChange }: Parameters<typeof InvoiceFilters>[0]) {
  const t = useTranslations('invoices.filters');
  const { from, to } = filter;
  return (
    <>
      <TextField
        type="date"
        label={t('from')}
        value={from}
        max={to === '' ? undefined : to}
        onChange={(first) => onChange({ from: first, ...(to !== '' && to < first && { to: '' }) })}
        error={undefined}
      />
      <TextField
        type="date"
        label={t('to')}
        value={to}
        min={from === '' ? undefined : from}
        onChange={(last) => onChange({ to: last })}
        error={undefined}
      />
    </>
  );
}

import { RESERVATION_STATES } from '@diyar/contract/reservations';
import { useTranslations } from '../../i18n/translations.ts';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import type { ListFilter } from './list-filter.ts';

/** States a reservation can be in today: bank transfers and approval come with their own ways to book. */
const OFFERED = RESERVATION_STATES.filter(
  (state) => state !== 'processing' && state !== 'waiting_for_approval',
);

interface ListFiltersProps {
  filter: ListFilter;
  onChange: (changes: Partial<ListFilter>) => void;
}

/** Ahead or past, and in which state. */
export function ListFilters({ filter, onChange }: ListFiltersProps) {
  const t = useTranslations('reservations');
  return (
    <section aria-label={t('filters')} className="flex flex-wrap items-end justify-between gap-4">
      <SegmentedControl
        label={t('when')}
        labelHidden
        options={[
          { value: 'all', label: t('all') },
          { value: 'ahead', label: t('ahead') },
          { value: 'past', label: t('past') },
        ]}
        value={filter.when === '' ? 'all' : filter.when}
        onChange={(when) => onChange({ when: when === 'all' ? '' : (when as ListFilter['when']) })}
      />
      <div className="min-w-48 max-sm:w-full">
        <Select
          label={t('state')}
          value={filter.state}
          onChange={(state) => onChange({ state: state as ListFilter['state'] })}
          options={[
            { value: '', label: t('anyState') },
            ...OFFERED.map((state) => ({ value: state, label: t(`states.${state}`) })),
          ]}
          error={undefined}
        />
      </div>
    </section>
  );
}

import { REVIEW_STATES } from '@diyar/contract/ad-review-words';
import type { CallData } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { Select } from '../../../ui/select.tsx';
import type { QueueView } from './queue.ts';

type Counts = CallData<'GET /api/v1/console/ads'>;

/** The states of the review with their counts, and what narrows them. */
export function QueueFilters(props: {
  view: QueueView;
  counts: Counts['counts'];
  cities: Counts['cities'];
  onShow: (changes: Partial<QueueView>) => void;
}) {
  const t = useTranslations('console.ads');
  const { view, onShow } = props;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="max-w-full min-w-0">
        <SegmentedControl
          label={t('views')}
          labelHidden
          options={REVIEW_STATES.map((value) => ({
            value,
            label: (
              <span className="tabular">
                {t(`tabs.${value}`)} {props.counts[value] ?? 0}
              </span>
            ),
          }))}
          value={view.state}
          onChange={(state) => onShow({ state })}
        />
      </div>
      <div className="w-48">
        <Select
          label={t('city')}
          value={view.city}
          onChange={(city) => onShow({ city })}
          options={[
            { value: '', label: t('anyCity') },
            ...props.cities.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${count})` })),
          ]}
          error={undefined}
        />
      </div>
      <div className="pb-2">
        <Checkbox
          label={t('flagged')}
          isSelected={view.flagged}
          onChange={(flagged) => onShow({ flagged })}
          error={undefined}
        />
      </div>
    </div>
  );
}

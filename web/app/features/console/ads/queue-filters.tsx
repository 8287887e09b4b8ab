import { REVIEW_STATES } from '@diyar/contract/words/ad-review-words';
import type { CallData } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { Select } from '../../../ui/select.tsx';
import type { QueueTab, QueueView } from './queue.ts';

type Counts = CallData<'GET /api/v1/console/ads'>;

const TABS: readonly QueueTab[] = ['waiting_for_approval', 'revisions', ...REVIEW_STATES.slice(1)];

/** The states of the review with their counts, and what narrows them. */
export function QueueFilters(props: {
  view: QueueView;
  counts: Counts['counts'] & { revisions: number };
  cities: Counts['cities'];
  onShow: (changes: Partial<QueueView>) => void;
}) {
  const t = useTranslations('console.ads');
  const edits = useTranslations('revisions')('tab');
  const { view, onShow } = props;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="max-w-full min-w-0">
        <SegmentedControl<QueueTab>
          label={t('views')}
          labelHidden
          wraps
          options={TABS.map((value) => ({
            value,
            label: (
              <span className="tabular">
                {value === 'revisions' ? edits : t(`tabs.${value}`)} {props.counts[value] ?? 0}
              </span>
            ),
          }))}
          value={view.state}
          onChange={(state) => onShow({ state })}
        />
      </div>
      {view.state === 'revisions' ? null : <Narrowing {...props} />}
    </div>
  );
}

/** Only a city, or only what has photos to look at twice. */
function Narrowing({ view, cities, onShow }: Parameters<typeof QueueFilters>[0]) {
  const t = useTranslations('console.ads');
  return (
    <>
      <div className="w-48">
        <Select
          label={t('city')}
          value={view.city}
          onChange={(city) => onShow({ city })}
          options={[
            { value: '', label: t('anyCity') },
            ...cities.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${count})` })),
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
    </>
  );
}

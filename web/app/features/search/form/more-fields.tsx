import type { Facing } from '@diyar/contract/finding/search';
import type { SearchData } from '@diyar/contract/site/settings';
import { FLOOR_WORDS } from '@diyar/contract/words/search-words';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { listOf, type Search, textOf } from '../query/search.ts';
import { PILL } from './category-boxes.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { FormSelect } from './form-parts.tsx';

type Features = SearchData['features'];

const FACINGS = [
  'n',
  'ne',
  'e',
  'se',
  's',
  'sw',
  'w',
  'nw',
  'three_streets',
  'four_streets',
] as const satisfies readonly Facing[];
const GROUPS = ['comfort', 'rooms', 'outdoor', 'safety', 'work', 'sections', 'utilities'] as const;
const FLOORS = ['1', '2', '3', '4', '5'];
const AGES = ['0', '1', '2', '5', '10', '20'];

/** All features there are; none while they are on their way, or where they cannot be reached. */
function useFeatures(): Features {
  const lang = useLang();
  const [features, setFeatures] = useState<Features>([]);
  useEffect(() => {
    const leaving = new AbortController();
    callApi('GET /api/v1/user/settings/search_data', { lang, signal: leaving.signal })
      .then((data) => setFeatures(data.features))
      // Without them the other filters still serve, and those chosen stay chosen.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [lang]);
  return features;
}

/** The filters that fewer ask for: made when the sheet is first opened, for what the server sends to stay light. */
export function MoreFields({ filters }: { filters: Search }) {
  return (
    <>
      <FeatureFields filters={filters} />
      <FacingFields filters={filters} />
      <FloorFields filters={filters} />
      <AgeField filters={filters} />
    </>
  );
}

function FeatureFields({ filters }: { filters: Search }) {
  const t = useTranslations('filters');
  const features = useFeatures();
  const chosen = listOf(filters, 'features');
  if (features.length === 0) {
    const features = textOf(filters, 'features');
    return features === undefined ? null : <input type="hidden" name="features" value={features} />;
  }
  return (
    <Folded label={t('features')} chosen={chosen.length}>
      {GROUPS.map((group) => (
        <ChoiceBoxes
          key={group}
          name="features"
          label={t(`featureGroup.${group}`)}
          several
          look={PILL}
          filters={filters}
          values={features
            .filter(({ slug, group: of, hidden }) => of === group && (!hidden || chosen.includes(slug)))
            .map(({ slug, name }) => ({ value: slug, text: name }))}
        />
      ))}
    </Folded>
  );
}

function FacingFields({ filters }: { filters: Search }) {
  const t = useTranslations('filters');
  const values = FACINGS.map((side) => ({ value: side, text: t(`facings.${side}`) }));
  return (
    <Folded label={t('facing')} chosen={listOf(filters, 'facing').length}>
      <ChoiceBoxes
        name="facing"
        label={t('facing')}
        labelHidden
        several
        look={PILL}
        filters={filters}
        values={values}
      />
    </Folded>
  );
}

function FloorFields({ filters }: { filters: Search }) {
  const t = useTranslations('filters');
  const chosen = listOf(filters, 'floor');
  const numbers = [...new Set([...FLOORS, ...chosen.filter((one) => Number(one) > 0)])];
  const values = [
    ...FLOOR_WORDS.slice(0, 2).map((word) => ({ value: word, text: t(`floors.${word}`) })),
    ...numbers.map((one) => ({ value: one, text: t('chips.floor', { floor: Number(one) }) })),
    { value: 'last', text: t('floors.last') },
  ];
  return (
    <Folded label={t('floor')} chosen={chosen.length}>
      <ChoiceBoxes
        name="floor"
        label={t('floor')}
        labelHidden
        several
        look={PILL}
        filters={filters}
        values={values}
      />
      <p className="text-xs text-soft">{t('floorHint')}</p>
    </Folded>
  );
}

function AgeField({ filters }: { filters: Search }) {
  const t = useTranslations('filters');
  const chosen = filters.age_max ?? '';
  const ages = chosen === '' || AGES.includes(chosen) ? AGES : [...AGES, chosen];
  return (
    <FormSelect name="age_max" label={t('age')} defaultValue={chosen}>
      <option value="">{t('anyAge')}</option>
      {ages.map((age) => (
        <option key={age} value={age}>
          {t('chips.age', { count: Number(age) })}
        </option>
      ))}
    </FormSelect>
  );
}

/** Many choices behind their name; open where one of them is chosen. */
function Folded(props: { label: string; chosen: number; children: ReactNode }) {
  const t = useTranslations('filters');
  return (
    <details open={props.chosen > 0} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {props.label}
        {props.chosen === 0 ? null : (
          <span className="text-xs font-normal text-soft">{t('chosen', { count: props.chosen })}</span>
        )}
        <Icon
          name="chevronDown"
          className="ms-auto size-4 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{props.children}</div>
    </details>
  );
}

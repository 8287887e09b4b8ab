import { PERIODS } from '@diyar/contract/words/period';
import { REQUEST_KINDS } from '@diyar/contract/words/request-words';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { ChoiceForm, ChoiceSelect } from '../advertisers/choice-form.tsx';

type Places = readonly { slug: string; name: string }[];

/** Filters of the requests; each choice is an address of its own. */
export function RequestFilters(props: {
  chosen: Partial<Record<'kind' | 'purpose' | 'category' | 'city' | 'district' | 'period', string>>;
  cities: Places;
  categories: Places;
  districts: Places;
}) {
  const t = useTranslations('requests');
  const lang = useLang();
  const { chosen } = props;
  const sorted = (places: Places) =>
    places
      .toSorted((one, other) => one.name.localeCompare(other.name, lang))
      .map(({ slug, name }) => [slug, name] as const);
  const periods = PERIODS.map((one) => [`${one}`, t(`periods.${one}`)] as const);
  const kinds = REQUEST_KINDS.map((kind) => [kind, t(`kinds.${kind}`)] as const);
  const purposes = (['rent', 'sale'] as const).map((one) => [one, t(`purposes.${one}`)] as const);
  const filters = [
    ['kind', [['', t('anyKind')], ...kinds]],
    ['purpose', [['', t('anyPurpose')], ...purposes]],
    ['category', [['', t('anyCategory')], ...sorted(props.categories)]],
    ['city', [['', t('anyCity')], ...sorted(props.cities)]],
    ['district', [['', t('anyDistrict')], ...sorted(props.districts)]],
    ['period', [['', t('anyPeriod')], ...periods]],
  ] as const;
  return (
    <ChoiceForm action={requestPaths(lang).requests()} label={t('filters')} submitLabel={t('apply')}>
      {filters
        .filter(([name]) => name !== 'district' || chosen.city !== undefined)
        .map(([name, choices]) => (
          <ChoiceSelect key={name} name={name} label={t(name)} value={chosen[name] ?? ''} choices={choices} />
        ))}
    </ChoiceForm>
  );
}

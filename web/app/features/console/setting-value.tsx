import type { ConsoleSetting } from '@diyar/contract/console/console-settings';
import { groupedNumber } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { LOCALE_OF } from '@diyar/messages/messages';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { partsOfSeconds } from './seconds-parts.ts';

type Value = ConsoleSetting['value'];

/** A value as people say it: 900 seconds are 15 minutes, 100 halalas are 1 S.R. */
export function SettingValueText(props: { setting: Pick<ConsoleSetting, 'unit'>; value: Value }) {
  const t = useTranslations('console.settings');
  const seconds = useSecondsText();
  const { value } = props;
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  if (value === '') return <span className="text-faint">{t('unset')}</span>;
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  if (props.setting.unit === 'seconds') return <span className="tabular">{seconds(value)}</span>;
  return (
    <bdi dir="ltr" className="tabular">
      {numberText(value, props.setting.unit)}
    </bdi>
  );
}

function numberText(value: number, unit: ConsoleSetting['unit']): string {
  if (unit === 'halalas') return moneyText(value);
  return unit === 'percent' ? `${groupedNumber(value)}%` : groupedNumber(value);
}

/** A length of time in whole days, hours, minutes and seconds. */
function useSecondsText(): (seconds: number) => string {
  const t = useTranslations('console.settings');
  const locale = LOCALE_OF[useLang()];
  return (seconds) => {
    const parts = partsOfSeconds(seconds).map(({ unit, n }) => t(unit, { n }));
    if (parts.length === 0) return t('none');
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
  };
}

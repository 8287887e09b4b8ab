import { GREGORIAN_LOCALE, hijriText, partsOf } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { dateOf, timeOf } from './stay-choice.ts';

/** A chosen moment: the Gregorian date with its weekday, its time if it has one, and the Hijri date under it. */
export function StayDate(props: { moment: string; time?: string | undefined }) {
  const lang = useLang();
  const date = dateOf(props.moment);
  const time = props.time ?? timeOf(props.moment);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <bdi dir="ltr" className="tabular font-bold">
          {time === '' ? date : `${time} ${date}`}
        </bdi>
        <span className="text-xs">
          {partsOf(GREGORIAN_LOCALE[lang], date, { weekday: 'long' })('weekday')}
        </span>
      </span>
      <span className="block text-xs text-soft">{hijriText(date, lang)}</span>
    </>
  );
}

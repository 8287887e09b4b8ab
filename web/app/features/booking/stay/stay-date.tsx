import { hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { dateOf, timeOf } from './stay-choice.ts';

/** A chosen moment: the Gregorian date, its time if it has one, and the Hijri date under it. */
export function StayDate(props: { moment: string; time?: string | undefined }) {
  const lang = useLang();
  const date = dateOf(props.moment);
  const time = props.time ?? timeOf(props.moment);
  return (
    <>
      <bdi dir="ltr" className="tabular block font-bold rtl:text-right">
        {time === '' ? date : `${time} ${date}`}
      </bdi>
      <span className="block text-xs text-soft">{hijriText(date, lang)}</span>
    </>
  );
}

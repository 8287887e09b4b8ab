import type { OpenStretch } from '@diyar/contract/people/my-info';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FIELD_LOOK, FieldNote } from '../../ui/text-field.tsx';

/** Days of the week in the Kingdom, Sunday first, as ISO weekdays. */
const WEEK = [7, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof WEEK)[number];
const TIMES = Array.from({ length: 49 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
const MORNING = { opens: '09:00', closes: '17:00' };
const EVENING = { opens: '18:00', closes: '22:00' };

interface HoursProps {
  hours: OpenStretch[];
  onChange: (hours: OpenStretch[]) => void;
  /** The error of a stretch, by its index in `hours`. */
  errorOf: (index: number) => string | undefined;
}

/** Opening hours of the office: each day closed, one stretch, or a morning and an evening. */
export function HoursField(props: HoursProps) {
  const t = useTranslations('myInfo.hours');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('title')}</legend>
      <div className="grid divide-y divide-line rounded-base border border-line px-4">
        {WEEK.map((weekday) => (
          <Day key={weekday} weekday={weekday} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

function Day(props: HoursProps & { weekday: Weekday }) {
  const t = useTranslations('myInfo.hours');
  const { hours, onChange, weekday } = props;
  const day = t(`day.${weekday}`);
  const mine = hours.flatMap((stretch, index) => (stretch.weekday === weekday ? [{ stretch, index }] : []));
  const others = hours.filter((stretch) => stretch.weekday !== weekday);
  return (
    <div className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[11rem_1fr]">
      <Checkbox
        label={mine.length === 0 ? <DayClosed day={day} /> : day}
        isSelected={mine.length > 0}
        onChange={(isOpen) => onChange(isOpen ? [...others, { weekday, ...MORNING }] : others)}
        error={undefined}
      />
      {mine.length === 0 ? null : (
        <div className="grid gap-2 pb-2 sm:pt-0.5">
          {mine.map(({ stretch, index }) => (
            <Stretch
              key={index}
              day={day}
              stretch={stretch}
              error={props.errorOf(index)}
              onChange={(next) => onChange(hours.map((one, place) => (place === index ? next : one)))}
              onRemove={
                mine.length === 1 ? undefined : () => onChange(hours.filter((_, place) => place !== index))
              }
            />
          ))}
          <DayButtons {...props} day={day} mine={mine.map(({ stretch }) => stretch)} />
        </div>
      )}
    </div>
  );
}

/** Adds an evening to a day with one stretch; copies the first open day to all. */
function DayButtons(props: HoursProps & { weekday: Weekday; day: string; mine: readonly OpenStretch[] }) {
  const t = useTranslations('myInfo.hours');
  const { hours, onChange, weekday, day, mine } = props;
  const isFirstOpen = WEEK.find((one) => hours.some((stretch) => stretch.weekday === one)) === weekday;
  const copyToAll = () =>
    onChange(WEEK.flatMap((one) => mine.map((stretch) => ({ ...stretch, weekday: one }))));
  return (
    <div className="flex flex-wrap gap-2">
      {mine.length > 1 ? null : (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('addOf', { day })}
          onClick={() => onChange([...hours, { weekday, ...EVENING }])}
        >
          <Icon name="plus" className="size-4" />
          {t('add')}
        </Button>
      )}
      {isFirstOpen ? (
        <Button kind="quiet" size="small" onClick={copyToAll}>
          <Icon name="copy" className="size-4" />
          {t('copy', { day })}
        </Button>
      ) : null}
    </div>
  );
}

function DayClosed({ day }: { day: string }) {
  const t = useTranslations('myInfo.hours');
  return (
    <>
      {day} <span className="text-soft">· {t('closed')}</span>
    </>
  );
}

function Stretch(props: {
  day: string;
  stretch: OpenStretch;
  error: string | undefined;
  onChange: (stretch: OpenStretch) => void;
  onRemove: (() => void) | undefined;
}) {
  const t = useTranslations('myInfo.hours');
  const { day, stretch, error, onChange } = props;
  return (
    <div>
      <div className="flex items-center gap-2">
        <Time
          label={t('opensOf', { day })}
          value={stretch.opens}
          isBroken={error !== undefined}
          onChange={(opens) => onChange({ ...stretch, opens })}
        />
        <span aria-hidden="true">–</span>
        <Time
          label={t('closesOf', { day })}
          value={stretch.closes}
          isBroken={error !== undefined}
          onChange={(closes) => onChange({ ...stretch, closes })}
        />
        {props.onRemove === undefined ? null : (
          <IconButton
            label={t('removeOf', { day, time: ltrText(`${stretch.opens}-${stretch.closes}`) })}
            onClick={props.onRemove}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <FieldNote id={`hours-${stretch.weekday}-${stretch.opens}-note`} error={error} />
    </div>
  );
}

function Time(props: { label: string; value: string; isBroken: boolean; onChange: (value: string) => void }) {
  const times = TIMES.includes(props.value) ? TIMES : [...TIMES, props.value].toSorted();
  return (
    <select
      aria-label={props.label}
      aria-invalid={props.isBroken || undefined}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      className={`${FIELD_LOOK} tabular w-auto! min-w-0 px-3`}
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  );
}

import { Suspense, useId, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { FIELD_LOOK } from '../../../ui/text-field.tsx';
import { BAR_LOOK } from './form-parts.tsx';
import { LateDatesDialog } from './late-dates-dialog.ts';
import type { PickedDates } from './picked-dates.ts';

const LABEL = {
  bar: 'absolute start-4 top-1.5 text-xs font-normal text-soft',
  field: 'mb-1.5 block font-medium',
} as const;

/** From when to when, chosen in a calendar that comes when it is asked for; without a script there is none to offer. */
export function WhenField({ look = 'field' }: { look?: 'field' | 'bar' }) {
  const t = useTranslations('home');
  const id = useId();
  const [picked, setPicked] = useState<PickedDates>();
  const [isOpen, setOpen] = useState(false);
  const label = (
    <span id={id} className={LABEL[look]}>
      {t('when')}
    </span>
  );
  return (
    <div className="relative min-w-0 [@media(scripting:none)]:hidden">
      {look === 'field' ? label : null}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        onClick={() => setOpen(true)}
        className={`text-start ${look === 'field' ? FIELD_LOOK : BAR_LOOK}`}
      >
        {look === 'bar' ? <>{label} </> : null}
        <span id={`${id}-value`}>{picked?.text ?? t('anyTime')}</span>
      </button>
      {picked === undefined ? null : (
        <>
          <input type="hidden" name="from" value={picked.from} />
          <input type="hidden" name="to" value={picked.to} />
        </>
      )}
      {isOpen ? (
        <Suspense>
          <LateDatesDialog
            from={picked?.from}
            to={picked?.to}
            onPick={setPicked}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

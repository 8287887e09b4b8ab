import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { isComplete, type StayChoice } from '../stay/stay-choice.ts';
import { StayLength } from '../stay/stay-length.tsx';
import { StaySpan } from '../stay/stay-span.tsx';

interface ChosenStayProps {
  choice: StayChoice;
  /** The arrival that waits for its departure. */
  half: string | undefined;
  /** The way to choose anew. */
  clearing: { text: string; clear: () => void } | undefined;
}

/** Shows the stay that is chosen so far on a calendar. */
export function ChosenStay({ choice, half, clearing }: ChosenStayProps) {
  const t = useTranslations('booking.when');
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
        {half === undefined ? null : t('chooseDeparture')}
        {half === undefined && isComplete(choice) ? (
          <>
            <StaySpan stay={choice} />
            <span className="text-soft">
              <StayLength stay={choice} />
            </span>
          </>
        ) : null}
      </p>
      {clearing === undefined ? null : (
        <Button kind="quiet" onClick={clearing.clear}>
          {clearing.text}
        </Button>
      )}
    </div>
  );
}

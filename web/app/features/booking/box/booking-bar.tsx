import type { AdDetails } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { isComplete } from '../stay/stay-choice.ts';
import { StayLength } from '../stay/stay-length.tsx';
import { PeriodPrice } from './period-price.tsx';
import { useDetailsChoice } from './use-details-choice.ts';
import { useSearchedDates } from './use-searched-dates.ts';

/** The phone's bar under an ad's details: the price and one button, which leads to choosing and booking. */
export function BookingBar({ ad }: { ad: AdDetails }) {
  const t = useTranslations('booking');
  const { choice, canBook, bookPath } = useDetailsChoice(ad);
  useSearchedDates(ad);
  if (!canBook) return null;
  return (
    <aside
      data-own-bar
      aria-label={t('boxLabel')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden print:hidden"
    >
      <div className="page flex min-h-18 items-center justify-between gap-3 py-3">
        <div className="min-w-0 grow leading-tight">
          <PeriodPrice ad={ad} period={choice.period} />
          {isComplete(choice) ? (
            <p className="text-xs text-soft">
              <StayLength stay={choice} />
            </p>
          ) : null}
        </div>
        <Link to={bookPath} className={`${buttonLook('primary', 'large')} shrink-0 max-[359px]:px-4`}>
          {isComplete(choice) ? t('book') : t('barChoose')}
        </Link>
      </div>
    </aside>
  );
}

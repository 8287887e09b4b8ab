import { type ReactNode, useState } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { NothingBack } from '../quote/nothing-back.tsx';
import { useOwnHold } from '../quote/use-own-hold.ts';
import { type QuoteState, shownOf } from '../quote/use-quote.ts';

interface BookFooterProps {
  unitId: string;
  state: QuoteState;
  quotePanel: ReactNode;
  children: ReactNode;
}

/**
 * The bar at the bottom of narrow screens while booking: the down payment, which opens the whole price, and the step's
 * button. Where the caller holds the unit already, a link to pay that hold stands in their place.
 */
export function BookFooter(props: BookFooterProps) {
  const t = useTranslations();
  const to = paths(useLang());
  const ownHold = useOwnHold(props.unitId, props.state.is === 'taken');
  const [isOpen, setOpen] = useState(false);
  const quote = shownOf(props.state);
  return (
    <aside
      data-own-bar
      aria-label={t('booking.quote.title')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden print:hidden"
    >
      {quote === undefined ? null : (
        <div className="page pt-2 empty:hidden">
          <NothingBack terms={quote} />
        </div>
      )}
      <div className="page flex min-h-18 items-center justify-between gap-4 py-3">
        <DueNow state={props.state} hasOwnHold={ownHold !== undefined} onOpen={() => setOpen(true)} />
        <div className="shrink-0">
          {ownHold === undefined ? (
            props.children
          ) : (
            <Link to={to.payment(ownHold)} className={buttonLook('primary', 'large')}>
              {t('booking.refusal.toHold')}
            </Link>
          )}
        </div>
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('booking.quote.title')}
        closeLabel={t('common.close')}
      >
        {props.quotePanel}
      </Sheet>
    </aside>
  );
}

/** The down payment as a button, or the sentence that says why there is none yet. */
function DueNow(props: { state: QuoteState; hasOwnHold: boolean; onOpen: () => void }) {
  const t = useTranslations();
  const { state } = props;
  const quote = shownOf(state);
  if (quote === undefined) {
    const waiting = t(state.is === 'waiting' ? 'booking.quote.updating' : 'booking.quote.choose');
    return (
      <p className="line-clamp-2 min-w-0 text-xs text-soft">
        {props.hasOwnHold ? t('errors.hold_exists') : (sayOf(state) ?? waiting)}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={props.onOpen}
      className={`min-w-0 rounded-base text-start transition-opacity ${state.is === 'waiting' ? 'opacity-45' : ''}`}
    >
      <span className="flex items-center gap-1 text-xs text-soft">
        {t('booking.page.payNow')}
        <Icon name="chevronDown" className="size-3.5 rotate-180" />
      </span>
      <Price text={quote.due_now.text} className="text-lg leading-tight font-bold" />
      <span className="sr-only">{t('booking.page.showQuote')}</span>
    </button>
  );
}

function sayOf(state: QuoteState): string | undefined {
  return 'msg' in state ? state.msg : undefined;
}

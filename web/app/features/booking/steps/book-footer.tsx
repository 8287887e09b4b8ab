import { type ReactNode, useState } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { useOwnHold } from '../quote/use-own-hold.ts';
import { type QuoteState, shownOf } from '../quote/use-quote.ts';

interface BookFooterProps {
  unitId: string;
  state: QuoteState;
  quotePanel: ReactNode;
  children: ReactNode;
}

/** The phone's bar while booking: what is due now and in all, the price in full at a tap, and the step's one button; over a hold of one's own the way to pay it. */
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
      <div className="page flex min-h-18 items-center justify-between gap-4 py-3">
        {quote === undefined ? (
          <p className="line-clamp-2 min-w-0 text-xs text-soft">
            {ownHold === undefined
              ? (sayOf(props.state) ??
                t(props.state.is === 'waiting' ? 'booking.quote.updating' : 'booking.quote.choose'))
              : t('errors.hold_exists')}
          </p>
        ) : (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={`min-w-0 rounded-base text-start transition-opacity ${props.state.is === 'waiting' ? 'opacity-45' : ''}`}
          >
            <span className="flex items-center gap-1 text-xs text-soft">
              {t('booking.page.payNow')}
              <Icon name="chevronDown" className="size-3.5 rotate-180" />
            </span>
            <Price text={quote.down_payment.text} className="text-lg leading-tight font-bold" />
            <span className="sr-only">{t('booking.page.showQuote')}</span>
          </button>
        )}
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
        backCloses
        onClose={() => setOpen(false)}
        title={t('booking.quote.title')}
        closeLabel={t('common.close')}
      >
        {props.quotePanel}
      </Sheet>
    </aside>
  );
}

function sayOf(state: QuoteState): string | undefined {
  return 'msg' in state ? state.msg : undefined;
}

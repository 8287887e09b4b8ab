import type { AdDetails } from '@diyar/contract/finding/ads';
import type { ReactNode } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DailyNounContext, dailyNounOf } from '../../ads/daily-noun.ts';
import { QuotePanel } from '../quote/quote-panel.tsx';
import { type QuoteState, shownOf, useQuote } from '../quote/use-quote.ts';
import { AdSummary } from '../stay/ad-summary.tsx';
import { isComplete } from '../stay/stay-choice.ts';
import { BookFooter } from './book-footer.tsx';
import { PayStep } from './pay-step.tsx';
import { StepCard } from './step-card.tsx';
import { type BookPage, useBookPage } from './use-book-page.ts';
import { useReserve } from './use-reserve.ts';
import { WhenStep } from './when-step.tsx';
import { WhenSummary } from './when-summary.tsx';
import { WhoStep, WhoSummary } from './who-step.tsx';

/** Booking in three quiet steps, the quote always in sight. */
export function BookingPage({ ad }: { ad: AdDetails }) {
  const t = useTranslations('booking.page');
  const page = useBookPage(ad);
  if (!page.canBook) {
    return (
      <EmptyState
        drawing="calendar"
        title={t('unavailable')}
        action={
          <Link to={page.detailsPath} className={buttonLook('secondary')}>
            {t('back')}
          </Link>
        }
      />
    );
  }
  return (
    <DailyNounContext value={dailyNounOf(ad)}>
      <Steps ad={ad} page={page} />
    </DailyNounContext>
  );
}

function Steps({ ad, page }: { ad: AdDetails; page: BookPage }) {
  const { choice } = page;
  const { state, setState, reload } = useQuote(ad, choice, page.linkKey);
  const reserving = useReserve({ ad, choice, setQuote: setState, reloadQuote: reload, toWhen: page.toWhen });
  const quotePanel = (
    <QuotePanel ad={ad} choice={choice} onChange={page.change} state={state} reload={reload} />
  );
  const button = <StepButton page={page} state={state} reserving={reserving} />;
  return (
    <>
      <div data-paying className="page grid gap-8 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div className="grid content-start gap-6">
          <Heading page={page} />
          <div className="lg:hidden">
            <AdSummary ad={{ ...ad, photo: ad.photos[0] }} />
          </div>
          <StepList {...{ ad, page, state, reserving, quotePanel, button }} />
        </div>
        <aside className="hidden lg:block">
          <div className="sticky top-24 grid max-h-[calc(100dvh-8rem)] gap-5 overflow-y-auto rounded-sheet border border-line bg-surface p-6 shadow-card">
            <AdSummary ad={{ ...ad, photo: ad.photos[0] }} />
            <div className="border-t border-line pt-5">{quotePanel}</div>
          </div>
        </aside>
      </div>
      <BookFooter unitId={ad.unit_id} state={state} quotePanel={quotePanel}>
        {button}
      </BookFooter>
    </>
  );
}

interface StepListProps extends StepButtonProps {
  ad: AdDetails;
  quotePanel: ReactNode;
  button: ReactNode;
}

/** When, who and pay. On narrow screens the quote stands inside the open step, and the button in the bar below. */
function StepList({ ad, page, state, reserving, quotePanel, button }: StepListProps) {
  const t = useTranslations('booking.page');
  const { step } = page;
  return (
    <ol aria-label={t('steps')} className="grid gap-4">
      <StepCard
        number={1}
        title={t('when')}
        is={step === 'when' ? 'open' : 'done'}
        summary={<WhenSummary ad={ad} choice={page.choice} />}
        onEdit={page.toWhen}
      >
        <WhenStep ad={ad} page={page} errors={state.is === 'refused' ? state.errors : []} />
        <div className="border-t border-line pt-5 lg:hidden">{quotePanel}</div>
        <div className="hidden lg:block">{button}</div>
      </StepCard>
      <StepCard
        number={2}
        title={t('who')}
        is={step === 'who' ? 'open' : step === 'pay' ? 'done' : 'ahead'}
        summary={<WhoSummary session={page.session} />}
      >
        <WhoStep session={page.session} signInPath={page.signInPath} />
      </StepCard>
      <StepCard number={3} title={t('pay')} is={step === 'pay' ? 'open' : 'ahead'}>
        {shownOf(state) === undefined ? <div className="lg:hidden">{quotePanel}</div> : null}
        <PayStep refusal={reserving.refusal} quote={shownOf(state)} />
        <div className="hidden lg:block">{button}</div>
      </StepCard>
    </ol>
  );
}

function Heading({ page }: { page: BookPage }) {
  const t = useTranslations('booking.page');
  return (
    <div className="grid gap-1">
      <Link
        to={page.detailsPath}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-soft hover:text-ink"
      >
        <Icon name="chevron" className="size-4 rotate-180" />
        {t('back')}
      </Link>
      <h1 className="text-2xl font-bold">{t('title')}</h1>
    </div>
  );
}

interface StepButtonProps {
  page: BookPage;
  state: QuoteState;
  reserving: ReturnType<typeof useReserve>;
}

/** The one button of a step; it says why it cannot go on yet. Signing in has its own. */
function StepButton({ page, state, reserving }: StepButtonProps) {
  const t = useTranslations('booking.page');
  if (page.step === 'who') return null;
  const quote = state.is === 'ready' ? state.quote : undefined;
  const missing = isComplete(page.choice) ? 'waitQuote' : 'chooseFirst';
  const disabledReason = quote === undefined ? t(missing) : undefined;
  if (page.step === 'when') {
    return (
      <Button size="large" disabledReason={disabledReason} onClick={page.goOn}>
        {t('continue')}
      </Button>
    );
  }
  return (
    <Button
      size="large"
      pending={reserving.isPending}
      disabledReason={disabledReason}
      onClick={() => {
        if (quote !== undefined) void reserving.reserve(quote);
      }}
    >
      {quote === undefined ? t('confirm') : t('confirmAmount', { amount: ltrText(quote.due_now.text) })}
    </Button>
  );
}
